import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startBucket } from '../bucket.testing.ts';
import { newId } from '../database/ids.ts';
import { startTestServer } from '../testing.ts';
import { openBucket } from './file-bucket.ts';
import { createFiles, openFileStore } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'steward-files-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const uploadDir = join(folder, 'uploads');
const server = await startTestServer();
const { db } = server.platform;
const pool = new pg.Pool({ connectionString: server.ownerUrl, max: 2 });
afterAll(() => pool.end());
const bucket = await startBucket('steward');
const create = () => createFiles({ dataDir: folder, uploadDir, bucket: null, pool });
const upload = (content: string) => {
  const path = join(uploadDir, `upload-${newId()}`);
  writeFileSync(path, content);
  return path;
};

describe.each([
  ['a folder', null],
  ['a bucket', bucket],
])('a file in %s', (_where, place) => {
  const create = () => createFiles({ dataDir: folder, uploadDir, bucket: place, pool });
  it('is moved into the store and comes back as it was, until it is removed', async () => {
    const files = await create();
    const path = upload('content');
    const id = await db.system((tx) => files.keep(tx, path));
    expect(existsSync(path)).toBe(false);
    expect(await text(await files.open(id))).toBe('content');
    await files.remove(id);
    await files.remove(id);
    await expect(files.open(id)).rejects.toMatchObject({ status: 404 });
  });

  it('whose transaction did not commit is swept after a day, and no other', async () => {
    const files = await create();
    const committed = await db.system((tx) => files.keep(tx, upload('committed')));
    let left = '';
    const killed = db.system(async (tx) => {
      left = await files.keep(tx, upload('left'));
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    await server.job('platform.clean-up').work();
    await files.sweep();
    expect(await text(await files.open(left))).toBe('left');
    const age = () => server.sql("update uncommitted_files set kept_at = kept_at - interval '25 hours'");
    await age();
    await db.system(async (tx) => {
      const underWay = await files.keep(tx, upload('under way'));
      await files.sweep();
      expect(await text(await files.open(underWay))).toBe('under way');
      await files.remove(underWay);
    });
    await expect(files.open(left)).rejects.toMatchObject({ status: 404 });
    expect(await server.sql('select from uncommitted_files')).toEqual([]);
    expect(await text(await files.open(committed))).toBe('committed');
    await files.remove(committed);
  });

  it('is copied: either is there without the other', async () => {
    const files = await create();
    const id = await db.system((tx) => files.keep(tx, upload('content')));
    const copy = await db.system((tx) => files.copy(tx, id));
    await files.remove(id);
    expect(await text(await files.open(copy))).toBe('content');
    await files.remove(copy);
    await expect(db.system((tx) => files.copy(tx, id))).rejects.toMatchObject({ status: 404 });
    expect(await server.sql('select from uncommitted_files')).toEqual([]);
  });

  it('of some megabytes, and one with nothing in it, come back as they were', async () => {
    const files = await create();
    for (const content of ['bytes '.repeat(1_000_000), '']) {
      const id = await db.system((tx) => files.keep(tx, upload(content)));
      expect((await text(await files.open(id))) === content).toBe(true);
      await files.remove(id);
    }
  });

  it('that was never there is not kept', async () => {
    const files = await create();
    await expect(db.system((tx) => files.keep(tx, join(folder, 'nothing')))).rejects.toThrow();
  });

  it('fills the store, which may then be opened again, and leaves it empty', async () => {
    const open = () => openFileStore({ dataDir: join(folder, 'empty'), uploadDir, bucket: place });
    const store = await open();
    expect(await store.isEmpty()).toBe(true);
    const ids = [newId(), newId()];
    for (const id of ids) await store.put(id, upload('content'));
    expect(await (await open()).isEmpty()).toBe(false);
    for (const id of ids) await store.remove(id);
    expect(await store.isEmpty()).toBe(true);
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
    await expect(createFiles({ dataDir: path, uploadDir, bucket: null, pool })).rejects.toThrow(
      /^The data folder .+ is not writable: .+\.$/,
    );
    const nobody = { ...bucket, endpoint: 'http://127.0.0.1:9' };
    await expect(openBucket(nobody)).rejects.toThrow(/^The server of the bucket, .+, does not answer: .+\.$/);
    const noBucket = { ...bucket, name: 'other' };
    await expect(openBucket(noBucket)).rejects.toThrow(/^The bucket other cannot be used: .+ 404 NoSuchBucket\.$/);
    const stranger = { ...bucket, secretAccessKey: 'guessed' };
    await expect(openBucket(stranger)).rejects.toThrow(
      /^The bucket steward cannot be used: .+ 403 SignatureDoesNotMatch\.$/,
    );
  });
});
