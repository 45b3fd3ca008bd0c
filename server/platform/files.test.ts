import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createFiles } from './files.ts';
import { newId } from './ids.ts';

const folder = mkdtempSync(join(tmpdir(), 'steward-files-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const uploadDir = join(folder, 'uploads');
const create = () => createFiles({ dataDir: folder, uploadDir });
const upload = (content: string) => {
  const path = join(uploadDir, `upload-${newId()}`);
  writeFileSync(path, content);
  return path;
};
const stored = () =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

describe('a file', () => {
  it('is moved into the store and comes back as it was, until it is removed', async () => {
    const files = await create();
    const path = upload('content');
    const id = await files.keep(path);
    expect(() => readFileSync(path)).toThrow('ENOENT');
    expect(await text(await files.open(id))).toBe('content');
    await files.remove(id);
    await files.remove(id);
    await expect(files.open(id)).rejects.toMatchObject({ status: 404 });
    expect(stored()).toEqual([]);
  });

  it('that was never there leaves nothing behind', async () => {
    const files = await create();
    await expect(files.keep(join(folder, 'nothing'))).rejects.toThrow('ENOENT');
    expect(stored()).toEqual([]);
  });
});

describe('the store', () => {
  it('forgets uploads that a killed process left, and none that may be under way', async () => {
    await create();
    const [left, underWay] = [upload('left'), upload('under way')];
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(left, longAgo, longAgo);
    await create();
    expect([existsSync(left), existsSync(underWay)]).toEqual([false, true]);
  });

  it('says in one sentence that it has no place', async () => {
    await create();
    const path = upload('a file where a folder should be');
    await expect(createFiles({ dataDir: path, uploadDir })).rejects.toThrow(
      /^The data folder .+ is not writable: .+\.$/,
    );
  });
});
