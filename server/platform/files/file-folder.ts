/** Files in a folder, one an id. */
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '../errors.ts';
import type { FileStore } from './file-store.ts';

/** The files that come must lie on the device of the folder, so that they are moved by renaming. */
export function openFolder(folder: string): FileStore {
  // Ids are random at their end; the last two digits spread the files over 256 folders.
  const partOf = (id: string) => join(folder, id.slice(-2));
  const placeOf = (id: string) => join(partOf(id), id);
  return {
    put: async (id, path) => {
      if ((await mkdir(partOf(id), { recursive: true, mode: 0o700 })) !== undefined) await sync(folder);
      // A row that refers to the file must not outlive it when the machine fails.
      await sync(path);
      await rename(path, placeOf(id));
      await sync(partOf(id));
    },
    open: async (id) => {
      const file = await open(placeOf(id)).catch(() => {
        throw refuse.missing();
      });
      return file.createReadStream();
    },
    remove: (id) => rm(placeOf(id), { force: true }),
    isEmpty: async () => !(await readdir(folder, { recursive: true, withFileTypes: true })).some((one) => one.isFile()),
  };
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
