/** Uploaded files: which transaction keeps one, and what becomes of the others. Their bytes are in a store. */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Tx } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { StartupProblem } from '../errors.ts';
import { openBucket } from './file-bucket.ts';
import { openFolder } from './file-folder.ts';
import type { FileStore } from './file-store.ts';

export type Files = Pick<FileStore, 'open' | 'remove'> & {
  /**
   * Moves an uploaded temporary file into the store, for a row that the transaction writes. When it does not commit, whatever
   * the reason, the file is swept. The new id.
   */
  keep(tx: Tx, path: string): Promise<string>;
  /** The same with what is in the store already, which stays as it is. */
  copy(tx: Tx, id: string): Promise<string>;
  /** Removes files whose transaction has not committed within a day. */
  sweep(): Promise<void>;
};

/** A request takes a minute at most: an upload older than an hour was left by a process that was killed. */
const longestUpload = 3_600_000;

type Place = Pick<Config, 'dataDir' | 'uploadDir' | 'bucket'>;

/** @throws a sentence when there is no place for files */
export async function openFileStore({ dataDir, uploadDir, bucket }: Place): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  try {
    for (const made of [folder, uploadDir]) await mkdir(made, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupProblem(`The data folder ${dataDir} is not writable: ${(error as Error).message}.`);
  }
  return bucket === null ? openFolder(folder) : openBucket(bucket);
}

/** The pool is outside of requests' transactions, and not theirs: a transaction waits for what is written here. */
export async function createFiles({ pool, ...place }: Place & { pool: pg.Pool }): Promise<Files> {
  const store = await openFileStore(place);
  await forgetUploads(place.uploadDir);
  const keep = async (tx: Tx, path: string) => {
    const id = newId();
    await pool.query('insert into uncommitted_files (id) values ($1)', [id]);
    await store.put(id, path);
    await tx.query('delete from uncommitted_files where id = $1', [id]);
    return id;
  };
  return {
    keep,
    copy: async (tx, id) => {
      const path = join(place.uploadDir, newId());
      await pipeline(await store.open(id), createWriteStream(path, { mode: 0o600 }));
      return keep(tx, path);
    },
    open: store.open,
    remove: store.remove,
    sweep: async () => {
      const { rows } = await pool.query<{ id: string }>(
        "select id from uncommitted_files where kept_at < now() - interval '1 day' order by kept_at",
      );
      for (const { id } of rows) {
        await store.remove(id);
        await pool.query('delete from uncommitted_files where id = $1', [id]);
      }
    },
  };
}

/** Other processes may be in the middle of theirs, so only old ones go. */
async function forgetUploads(uploadDir: string) {
  for (const name of await readdir(uploadDir)) {
    const path = join(uploadDir, name);
    const { mtimeMs } = (await stat(path).catch(() => null)) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > longestUpload) await rm(path, { force: true });
  }
}
