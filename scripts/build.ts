/**
 * Builds the app into `dist/`, with brotli and gzip beside every text file. Does nothing when no source has changed
 * since the last build, unless `--force` is given.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { writePages } from './pages.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

const sources = [
  'src/**/*',
  'public/**/*',
  'openapi/generated/contract.ts',
  '*.html',
  'scripts/{chunks,drawings,pages}.ts',
  'vite.config.ts',
  'package-lock.json',
];
const mark = 'dist/.sources';
/** In kB. The reference and the gallery are loaded by people who work on the product, not by its users. */
const chunkSizeWarningLimit = 1000;

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
  const app = (await build({ logLevel: 'warn' })) as Rolldown.RolldownOutput;
  // Apart, so that what these share with the app does not cut the app's code into more pieces.
  for (const input of ['ui.html', 'flows.html'])
    await build({ logLevel: 'warn', build: { emptyOutDir: false, chunkSizeWarningLimit, rolldownOptions: { input } } });
  await writePages(
    'dist',
    app.output.filter((each) => each.type === 'chunk'),
  );
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await Promise.all(globSync('dist/**/*.{js,css,html,svg,json}').map(compress));
  writeFileSync(mark, now);
  return true;
}

/** Once and well, because it is sent often. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < 512) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
}

if (import.meta.main) {
  const built = await buildApp({ force: process.argv.includes('--force') });
  console.log(built ? 'Built the app into dist/.' : 'The app in dist/ is up to date.');
}
