/** A backup on disk: `manifest.json`, which is written last, `tables/` and `files/`. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupProblem } from '../errors.ts';
import type { Table } from './tables.ts';

export type Manifest = {
  format: 1;
  madeAt: string;
  /** What made the schema that the rows fit. */
  migrations: string[];
  jobQueue: number;
  /** By which tokens are signed and cards and second steps encrypted, where AUTH_SECRET is not set. */
  authSecret: string | null;
  tables: (Table & { rows: number })[];
  files: number;
};

export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.copy.gz`);
export const filesFolder = (folder: string) => join(folder, 'files');
const manifestFile = (folder: string) => join(folder, 'manifest.json');

export async function makeArchive(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new StartupProblem(`The folder ${folder} is not empty: name another one for the backup.`);
  for (const made of [join(folder, 'tables'), filesFolder(folder)]) await mkdir(made, { recursive: true, mode: 0o700 });
}

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestFile(folder), 'utf8')) as Manifest;
  } catch {
    throw new StartupProblem(`There is no finished backup in ${folder}.`);
  }
}

/** Copies files of a store that are not there yet; those that are removed meanwhile are left out. @returns how many there are */
export async function copyFiles(from: string, to: string): Promise<Set<string>> {
  const there = new Set<string>();
  for (const path of await filesIn(from)) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    const flags = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE;
    await copyFile(join(from, path), join(to, path), flags).catch(({ code }: NodeJS.ErrnoException) => {
      if (code !== 'EEXIST' && code !== 'ENOENT') throw new Error(`The file ${path} could not be copied: ${code}`);
    });
  }
  for (const path of await filesIn(to)) there.add(path.slice(path.lastIndexOf('/') + 1));
  return there;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
