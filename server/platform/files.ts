/** Where uploaded files are kept: a folder, one file an id. What a file means is its domain's business. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import type { Tx } from './database.ts';
import { refuse, StartupProblem } from './errors.ts';
import { newId } from './ids.ts';

export type Files = {
  /**
   * Moves an uploaded temporary file into the store, for a row that the transaction writes. When it does not commit, whatever
   * the reason, the file is swept. The new id.
   */
  keep(tx: Tx, path: string): Promise<string>;
  /** @throws 404 when there is none. */
  open(id: string): Promise<Readable>;
  /** Does nothing when there is none. */
  remove(id: string): Promise<void>;
  /** Removes files whose transaction has not committed within a day. */
  sweep(): Promise<void>;
};

/** A request takes a minute at most: an upload older than an hour was left by a process that was killed. */
const longestUpload = 3_600_000;

type Place = {
  dataDir: string;
  uploadDir: string;
  /** Outside of requests' transactions, and of their pool: a transaction waits for what is written here. */
  pool: pg.Pool;
};

/** Both folders lie on one device, so that an upload is kept by renaming it. */
export async function createFiles({ dataDir, uploadDir, pool }: Place): Promise<Files> {
  const folder = join(dataDir, 'files');
  try {
    for (const made of [folder, uploadDir]) await mkdir(made, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupProblem(`The data folder ${dataDir} is not writable: ${(error as Error).message}.`);
  }
  await forgetUploads(uploadDir);
  // Ids are random at their end; the last two digits spread the files over 256 folders.
  const partOf = (id: string) => join(folder, id.slice(-2));
  const placeOf = (id: string) => join(partOf(id), id);
  return {
    keep: async (tx, path) => {
      const id = newId();
      await pool.query('insert into uncommitted_files (id) values ($1)', [id]);
      if ((await mkdir(partOf(id), { recursive: true })) !== undefined) await sync(folder);
      // A row that refers to the file must not outlive it when the machine fails.
      await sync(path);
      await rename(path, placeOf(id));
      await sync(partOf(id));
      await tx.query('delete from uncommitted_files where id = $1', [id]);
      return id;
    },
    open: async (id) => {
      const file = await open(placeOf(id)).catch(() => {
        throw refuse.missing();
      });
      return file.createReadStream();
    },
    remove: (id) => rm(placeOf(id), { force: true }),
    sweep: async () => {
      const { rows } = await pool.query<{ id: string }>(
        "select id from uncommitted_files where kept_at < now() - interval '1 day' order by kept_at",
      );
      for (const { id } of rows) {
        await rm(placeOf(id), { force: true });
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

/** Until the device has it. */
async function sync(path: string) {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
