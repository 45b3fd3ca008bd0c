/**
 * Builds the app into `dist/`, and beside it the reference at `/ui` and the gallery at `/flows`, with brotli and gzip for every
 * text file. Does nothing when no source has changed since the last build, and no run has left other pictures of the flows, unless
 * `--force` is given. For a first start, which somebody waits for:
 * - `--app` builds the app alone, in more files and compressed quickly;
 * - `--beside` builds the reference and the gallery.
 */
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { besideMark, bestMark, fingerprint, fingerprintOfPictures, hasPictures, isBuilt, mark } from './app-sources.ts';
import { joinedChunks } from './joined-chunks.ts';
import { type Chunks, writePages } from './pages.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** Levels of brotli and gzip. The best ones are for files that are compressed once and sent often: they take 40 times as long. */
const quick = { brotli: 4, gzip: 6 };
const best = { brotli: 11, gzip: 9 };

/** In kB. Only developers load the reference and the gallery. */
const chunkSizeWarningLimit = 1000;

/** Vite reads NODE_ENV as the kind of build, which is always production here. */
async function asProduction(act: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await act();
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

type Output = { codeSplitting: { groups: ReturnType<typeof joinedChunks>[] } };

async function buildWith(output?: Output): Promise<Chunks> {
  const rolldownOptions = output === undefined ? {} : { output };
  const built = await build({ logLevel: 'warn', build: { rolldownOptions, write: output !== undefined } });
  return (built as Rolldown.RolldownOutput).output.filter((each) => each.type === 'chunk');
}

/**
 * The app, and nothing beside it. This empties the folder, so the marks of other builds go too.
 * @param isJoined whether chunks are joined that are mostly loaded together, which takes a build before it to learn from
 */
export const buildApp = ({ isJoined = true } = {}): Promise<void> =>
  asProduction(async () => {
    const now = fingerprint();
    const groups = isJoined ? [joinedChunks(await buildWith())] : [];
    await writePages('dist', await buildWith({ codeSplitting: { groups } }));
    await compressAll(quick);
    writeFileSync(mark, now);
  });

/** A separate build: modules shared with the app would split the app into more chunks. */
const buildBeside = (): Promise<void> =>
  asProduction(async () => {
    for (const input of ['ui.html', 'flows.html'])
      await build({
        logLevel: 'warn',
        build: { emptyOutDir: false, chunkSizeWarningLimit, rolldownOptions: { input } },
      });
    await compressAll(quick);
    writeFileSync(besideMark, '');
  });

type Levels = typeof quick;

/** @param levels the quick ones leave alone what has been compressed */
async function compressAll(levels: Levels): Promise<void> {
  const files = globSync('dist/**/*.{js,css,html,svg,json}');
  await Promise.all(
    files.map((file) => (levels === quick && existsSync(`${file}.br`) ? null : compress(file, levels))),
  );
}

async function compress(file: string, levels: Levels): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < 512) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gzip(bytes, { level: levels.gzip }));
}

if (import.meta.main) {
  const asked = (name: string) => process.argv.includes(`--${name}`);
  const began = performance.now();
  if (asked('app')) {
    if (!isBuilt()) await buildApp({ isJoined: false });
  } else if (asked('beside')) {
    if (!existsSync(besideMark)) await buildBeside();
  } else if (asked('force') || !isBuilt() || !hasPictures()) {
    const pictures = fingerprintOfPictures();
    await buildApp();
    await buildBeside();
    await compressAll(best);
    writeFileSync(bestMark, pictures);
  }
  console.log(`The app in dist/ is up to date (${((performance.now() - began) / 1000).toFixed(1)} s).`);
  // The requests of the prerendered app would keep their deadlines, and whoever waits for this process, for half a minute.
  process.exit();
}
