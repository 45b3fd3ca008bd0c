/** A backup on disk: `manifest.json`, which is written last, `tables/` and `files/`. */
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal, StartupProblem } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
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
const filesFolder = (folder: string) => join(folder, 'files');
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

/** Copies files of a store that the backup has not yet. @returns those that the store has not */
export async function fetchFiles(store: FileStore, ids: readonly string[], folder: string): Promise<string[]> {
  const there = new Set((await filesIn(folder)).map(({ id }) => id));
  const missing: string[] = [];
  for (const id of ids.filter((one) => !there.has(one))) {
    const content = await store.open(id).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return null;
      throw error;
    });
    if (content === null) missing.push(id);
    else await pipeline(content, createWriteStream(join(await partOf(folder, id), id), { mode: 0o600 }));
  }
  return missing;
}

/** Puts the files of a backup into a store, by way of a folder of temporary files. */
export async function putFiles(folder: string, store: FileStore, uploadDir: string): Promise<void> {
  for (const { id, path } of await filesIn(folder)) {
    const copy = join(uploadDir, `restored-${id}`);
    await copyFile(path, copy);
    await store.put(id, copy);
  }
}

/** Ids are random at their end; the last two digits spread the files over 256 folders. */
async function partOf(folder: string, id: string): Promise<string> {
  const part = join(filesFolder(folder), id.slice(-2));
  await mkdir(part, { recursive: true, mode: 0o700 });
  return part;
}

async function filesIn(folder: string): Promise<{ id: string; path: string }[]> {
  const entries = await readdir(filesFolder(folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ id: name, path: join(parentPath, name) }));
}
