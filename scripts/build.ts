/**
 * Builds the app into `dist/`, with brotli and gzip beside every text file. Does nothing when no source has changed
 * since the last build, unless `--force` is given.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const sources = [
  'src/**/*',
  'public/**/*',
  'openapi/generated/contract.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const mark = 'dist/.sources';

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources).sort()) {
    if (statSync(file).isFile() && !/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  }
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}`);
  return hash.digest('hex');
}

/** Whether something was built. */
export async function buildApp({ force = false } = {}): Promise<boolean> {
  const now = fingerprint();
  if (!force && existsSync(mark) && readFileSync(mark, 'utf8') === now) return false;
  // Vite takes it for the kind of build, and this is always one for users; it belongs to the server that follows.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  for (const file of globSync('dist/**/*.{js,css,html,svg,json}')) {
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes));
  }
  writeFileSync(mark, now);
  return true;
}

if (import.meta.main) {
  const built = await buildApp({ force: process.argv.includes('--force') });
  console.log(built ? 'Built the app into dist/.' : 'The app in dist/ is up to date.');
}
