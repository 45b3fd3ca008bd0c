/** Turns the built page and the screens that were drawn ahead into one page for each of their addresses. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Drawing } from '../src/app/drawing.ts';

/** Which page the server answers with. The first fits whose path is asked for with at least these parameters. */
export type Pages = { screens: string[]; drawn: { path: string; query: Record<string, string>; file: string }[] };

type Chunks = readonly Rolldown.OutputChunk[];

/** Writes them into `folder`, in which the app of these chunks has been built. */
export async function drawPages(folder: string, chunks: Chunks): Promise<void> {
  const { drawings, screens } = await draw(join(folder, '.drawing'));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), preloading(page, scriptsOf(['start'], chunks)));
  mkdirSync(join(folder, 'pages'), { recursive: true });
  const drawn = drawings.map(({ path, query, code, title, html }) => {
    const name = [path, ...Object.values(query)].join(' ').match(/\w+/g)?.join('-');
    const scripts = scriptsOf(['start', `routes/${code}`], chunks);
    const content = styling(compose(page, { path, title, html }), stylesOf(scripts, chunks));
    writeFileSync(join(folder, `pages/${name}.html`), preloading(content, scripts));
    return { path, query, file: `pages/${name}.html` };
  });
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ screens, drawn } satisfies Pages));
}

type Drawer = { drawAll: () => Promise<Drawing[]>; screens: string[] };

async function draw(folder: string) {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/app/prerender.tsx', outDir: folder },
  });
  // A second build in the same process is another program.
  const program = `${pathToFileURL(resolve(folder, 'prerender.js'))}?${Date.now()}`;
  const { drawAll, screens } = (await import(program)) as Drawer;
  const drawings = await drawAll();
  rmSync(folder, { recursive: true });
  return { drawings, screens };
}

function compose(page: string, { path, title, html }: Pick<Drawing, 'path' | 'title' | 'html'>): string {
  return page
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/, () => `<div id="root" data-drawn="${path}">${html}</div>`);
}

/** Links these styles, without which what was drawn would be seen bare; those of the app itself stand in the page. */
function styling(page: string, styles: string[]): string {
  const links = styles.map((name) => `  <link rel="stylesheet" crossorigin href="/${name}">\n  `);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

/** Asks for these scripts together with the page, because round trips cost more than bytes. */
function preloading(page: string, scripts: string[]): string {
  const missing = scripts.filter((name) => !page.includes(name));
  const links = missing.map((name) => `  <link rel="modulepreload" crossorigin href="/${name}">\n  `);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

/** The scripts of these modules of the app, and all that they need. */
function scriptsOf(modules: string[], chunks: Chunks): string[] {
  const names = new Set<string>();
  const add = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    for (const needed of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) add(needed);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/app/${module}.tsx`)));
    if (!chunk) throw new Error(`there is no src/app/${module}.tsx`);
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
