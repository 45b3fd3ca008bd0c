/** What the built app is made of, and whether `dist/` holds a build of just that. Loads no build tool. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

const sources = [
  'src/**/*',
  'public/**/*',
  'openapi/generated/contract.ts',
  '*.html',
  'scripts/{build,chunks,drawings,join-parts,joined-chunks,pages}.ts',
  'vite.config.ts',
  'package-lock.json',
];
/** Where a build of the app leaves the fingerprint of what it was made of. */
export const mark = 'dist/.sources';
/** Left when the reference and the gallery stand beside that app. */
export const besideMark = 'dist/.beside';
/** Left when every file is compressed as well as can be. */
export const bestMark = 'dist/.best';

export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources).sort()) {
    if (statSync(file).isFile() && !/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  }
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}`);
  return hash.digest('hex');
}

export const isBuilt = (): boolean => existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint();
