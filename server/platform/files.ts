/** Where uploaded files are kept: a folder, one file an id. What a file means is its domain's business. */
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
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

export async function createFiles(dataDir: string): Promise<Files> {
  const folder = join(dataDir, 'files');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupProblem(`The data folder ${dataDir} is not writable: ${(error as Error).message}.`);
  }
  // Ids are random at their end; the last two digits spread the files over 256 folders.
  const placeOf = (id: string) => join(folder, id.slice(-2), id);
  return {
    keep: async (path) => {
      const id = newId();
      await mkdir(join(folder, id.slice(-2)), { recursive: true });
      try {
        await rename(path, placeOf(id));
      } catch (error) {
        // The temporary folder may be on another device.
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        await copyFile(path, placeOf(id));
        await rm(path);
      }
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
