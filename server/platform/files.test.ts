import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createFiles } from './files.ts';
import { newId } from './ids.ts';

const folder = mkdtempSync(join(tmpdir(), 'steward-files-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const upload = (content: string, place = folder) => {
  const path = join(place, `upload-${newId()}`);
  writeFileSync(path, content);
  return path;
};
const stored = () =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

describe('a file', () => {
  it('is moved into the store and comes back as it was, until it is removed', async () => {
    const files = await createFiles(folder);
    const path = upload('content');
    const id = await files.keep(path);
    expect(() => readFileSync(path)).toThrow('ENOENT');
    expect(await text(await files.open(id))).toBe('content');
    await files.remove(id);
    await files.remove(id);
    await expect(files.open(id)).rejects.toMatchObject({ status: 404 });
    expect(stored()).toEqual([]);
  });

  it('is moved from another device too', async () => {
    const files = await createFiles(folder);
    const elsewhere = mkdtempSync('/dev/shm/steward-');
    try {
      const id = await files.keep(upload('from memory', elsewhere));
      expect(readdirSync(elsewhere)).toEqual([]);
      expect(await text(await files.open(id))).toBe('from memory');
      await files.remove(id);
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  it('that was never there leaves nothing behind', async () => {
    const files = await createFiles(folder);
    await expect(files.keep(join(folder, 'nothing'))).rejects.toThrow('ENOENT');
    expect(stored()).toEqual([]);
  });
});

describe('the store', () => {
  it('says in one sentence that it has no place', async () => {
    const path = upload('a file where a folder should be');
    await expect(createFiles(path)).rejects.toThrow(/^The data folder .+ is not writable: .+\.$/);
  });
});
