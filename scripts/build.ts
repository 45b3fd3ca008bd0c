/**
 * Builds the app into `dist/`, with brotli and gzip beside every text file. Does nothing when no source has changed
 * since the last build, unless `--force` is given.
 */
import { globSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { fingerprint, isBuilt, mark } from './app-sources.ts';
import { joinedChunks } from './joined-chunks.ts';
import { writePages } from './pages.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** In kB. Only developers load the reference and the gallery. */
const chunkSizeWarningLimit = 1000;

/** Returns whether it built anything. */
export async function buildApp({ force = false } = {}): Promise<boolean> {
  if (!force && isBuilt()) return false;
  const now = fingerprint();
  // Vite reads NODE_ENV as the kind of build, which is always production here.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const apart = chunksOf(await build({ logLevel: 'warn', build: { write: false } }));
  const groups = [joinedChunks(apart)];
  const app = await build({
    logLevel: 'warn',
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
  // A separate build: modules shared with the app would split the app into more chunks.
  for (const input of ['ui.html', 'flows.html'])
    await build({ logLevel: 'warn', build: { emptyOutDir: false, chunkSizeWarningLimit, rolldownOptions: { input } } });
  await writePages('dist', chunksOf(app));
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await Promise.all(globSync('dist/**/*.{js,css,html,svg,json}').map(compress));
  writeFileSync(mark, now);
  return true;
}

const chunksOf = (built: Awaited<ReturnType<typeof build>>) =>
  (built as Rolldown.RolldownOutput).output.filter((each) => each.type === 'chunk');

/** Compresses at the highest level, because each file is compressed once and sent often. */
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
