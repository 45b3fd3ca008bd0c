/** What the built app is made of, and whether `dist/` holds a build of just that. Loads no build tool. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { leftByRuns } from './state-pictures.ts';

const sources = [
  'src/**/*',
  'public/**/*',
  'openapi/generated/contract.ts',
  '*.html',
  'scripts/{build,chunks,drawings,join-parts,joined-chunks,pages,state-pictures}.ts',
  'vite.config.ts',
  'package-lock.json',
];
/** Where a build of the app leaves the fingerprint of what it was made of. */
export const mark = 'dist/.sources';
/** Left when the reference and the gallery stand beside that app. */
export const besideMark = 'dist/.beside';
/** Where a build leaves the fingerprint of the gallery's pictures when every file is compressed as well as can be. */
export const bestMark = 'dist/.best';

function hashOf(patterns: string[]): Hash {
  const hash = createHash('sha256');
  for (const file of globSync(patterns).sort()) {
    if (statSync(file).isFile() && !/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash;
}

export const fingerprintOfPictures = (): string => hashOf([`${leftByRuns}/**/*.webp`]).digest('hex');

export function fingerprint(): string {
  const hash = hashOf(sources);
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}`);
  return hash.digest('hex');
}

const says = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;

export const isBuilt = (): boolean => says(mark, fingerprint());

/** Whether the gallery has the pictures that the last run of the flows left, or none where it left none. */
export const hasPictures = (): boolean => says(bestMark, fingerprintOfPictures());
