/** Where uploaded files are kept: a folder, one file an id. What a file means is its domain's business. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { refuse, StartupProblem } from './errors.ts';
import { newId } from './ids.ts';

export type Files = {
  /** Moves an uploaded temporary file into the store. The new id. */
  keep(path: string): Promise<string>;
  /** @throws 404 when there is none. */
  open(id: string): Promise<Readable>;
  /** Does nothing when there is none. */
  remove(id: string): Promise<void>;
};

/** A request takes a minute at most: an upload older than an hour was left by a process that was killed. */
const longestUpload = 3_600_000;

/** Both folders lie on one device, so that an upload is kept by renaming it. */
export async function createFiles({ dataDir, uploadDir }: { dataDir: string; uploadDir: string }): Promise<Files> {
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
    keep: async (path) => {
      const id = newId();
      if ((await mkdir(partOf(id), { recursive: true })) !== undefined) await sync(folder);
      // A row that refers to the file must not outlive it when the machine fails.
      await sync(path);
      await rename(path, placeOf(id));
      await sync(partOf(id));
      return id;
    },
    open: async (id) => {
      const file = await open(placeOf(id)).catch(() => {
        throw refuse.missing();
      });
      return file.createReadStream();
    },
    remove: (id) => rm(placeOf(id), { force: true }),
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
