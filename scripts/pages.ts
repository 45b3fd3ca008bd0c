/** Writes one HTML page for each prerendered screen, from the built page. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { apiHost, type Prerendered, type ScreenCode, startCode } from '../src/app/first-screens.ts';

/**
 * The pages that the server sends: of the prerendered ones, the first whose path matches and whose parameters the URL has;
 * else that of the screen with the URL's tab and view, of its tab, or at its path.
 */
export type Pages = {
  prerendered: { path: string; query: Record<string, string>; file: string }[];
  screens: { path: string; query: { tab: string; view: string } | null; file: string }[];
};

export type Chunks = readonly Rolldown.OutputChunk[];

/** Writes the pages into `folder`, which holds the built app. */
export async function writePages(folder: string, chunks: Chunks): Promise<void> {
  const { screens, account, code } = await prerender(join(folder, '.prerender'));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), preloading(page, scriptsOf([startCode], chunks)));
  mkdirSync(join(folder, 'pages'), { recursive: true });
  const prerendered = screens.map(({ path, query, code, title, html }) => {
    const name = [path, ...Object.values(query)].join(' ').match(/\w+/g)?.join('-');
    const scripts = scriptsOf([startCode, ...code], chunks);
    const content = styling(compose(page, { path, title, html }), stylesOf(scripts, chunks));
    writeFileSync(join(folder, `pages/${name}.html`), preloading(content, scripts));
    return { path, query, file: `pages/${name}.html` };
  });
  const empty = readFileSync(join(folder, 'index.html'), 'utf8');
  const pages: Pages['screens'] = code.map((screen, index) => {
    const file = `pages/screen-${index}.html`;
    const scripts = scriptsOf(screen.code, chunks);
    const reads = [account, ...screen.reads.map(({ address, permissions }) => `${address}|${permissions.join()}`)];
    const named = naming(empty, 'reads', reads);
    writeFileSync(join(folder, file), naming(named, 'code', [...scripts, ...stylesOf(scripts, chunks)]));
    return { path: screen.path, query: screen.query, file };
  });
  for (const { file } of [{ file: 'index.html' }, ...prerendered, ...pages]) writeCounted(folder, file);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ prerendered, screens: pages } satisfies Pages));
}

/** Names what `before-paint.js` asks for ahead for people who are signed in: others see the sign-in. */
function naming(page: string, what: 'code' | 'reads', names: string[]): string {
  const missing = names.filter((name) => !page.includes(name));
  if (missing.length === 0) return page;
  const content = missing.join(' ').replaceAll('&', '&amp;');
  return page.replace(/(?=<script src=)/, () => `<meta name="${what}" content="${content}">\n    `);
}

/** The same page for servers whose operator counts what people do in the flows. */
function writeCounted(folder: string, file: string): void {
  const page = readFileSync(join(folder, file), 'utf8').replace('<html ', '<html data-count-flows ');
  mkdirSync(join(folder, 'counted/pages'), { recursive: true });
  writeFileSync(join(folder, 'counted', file), page);
}

type Program = {
  prerenderAll: () => Promise<Prerendered[]>;
  screenCode: () => Promise<{ account: string; screens: ScreenCode[] }>;
};

/** Has each `import()` below `src/app` note the file, for `screenCode` in `src/app/prerender.tsx`. */
const noteImports: Plugin = {
  name: 'note-imports',
  transform: (code, id) =>
    id.startsWith(resolve('src/app'))
      ? code.replace(/\bimport\((["'])(\.[^"']+)\1\)/g, (whole, _, file: string) => {
          const name = relative(resolve('src'), resolve(dirname(id), file));
          return `(globalThis.noteImport?.(${JSON.stringify(name)}), ${whole})`;
        })
      : null,
};

async function prerender(folder: string) {
  await build({
    logLevel: 'warn',
    publicDir: false,
    plugins: [noteImports],
    define: { 'import.meta.env.VITE_API_URL': JSON.stringify(process.env.VITE_API_URL || `${apiHost}/api`) },
    build: { ssr: 'src/app/prerender.tsx', outDir: folder },
  });
  // The query makes Node import the program again after a second build in one process.
  const program = `${pathToFileURL(resolve(folder, 'prerender.js'))}?${Date.now()}`;
  const { prerenderAll, screenCode } = (await import(program)) as Program;
  const screens = await prerenderAll();
  const { account, screens: code } = await screenCode();
  rmSync(folder, { recursive: true });
  return { screens, account, code };
}

function compose(page: string, { path, title, html }: Pick<Prerendered, 'path' | 'title' | 'html'>): string {
  return page
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/,
      () => `<div id="root" data-prerendered="${path}">${html}</div>`,
    );
}

/** Links the styles of the screen; the page already has those of the app. */
function styling(page: string, styles: string[]): string {
  const links = styles.map((name) => `  <link rel="stylesheet" crossorigin href="/${name}">\n  `);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

/** Preloads these scripts with the page, because round trips cost more than bytes. */
function preloading(page: string, scripts: string[]): string {
  const missing = scripts.filter((name) => !page.includes(name));
  const links = missing.map((name) => `  <link rel="modulepreload" crossorigin href="/${name}">\n  `);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

const holds = ({ moduleIds }: Rolldown.OutputChunk, file: string) =>
  moduleIds.some((id) => id.endsWith(`/src/${file}`));

export const hasCode = (file: string, chunks: Chunks): boolean => chunks.some((each) => holds(each, file));

/** The scripts of these files of `src/` and their imports. */
export function scriptsOf(files: readonly string[], chunks: Chunks): string[] {
  const names = new Set<string>();
  const add = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    for (const needed of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) add(needed);
  };
  for (const file of files) {
    const chunk = chunks.find((each) => holds(each, file));
    if (!chunk) throw new Error(`there is no src/${file}`);
    add(chunk.fileName);
  }
  return [...names];
}

const stylesOf = (scripts: readonly string[], chunks: Chunks): string[] => [
  ...new Set(
    chunks.flatMap(({ fileName, viteMetadata }) =>
      scripts.includes(fileName) ? [...(viteMetadata?.importedCss ?? [])] : [],
    ),
  ),
];
