/** Many more routes and modules: what the sign-in page loads grows by their prefixes, and by nothing else. */
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { firstScreens, startCode } from '../../src/app/first-screens.ts';
import { expect, test } from './test.ts';

type Growth = { modules: number; screens: number };

/** Modules of generated screens among those of members. Each screen has a page of its own. */
function generatedModules({ modules, screens }: Growth): Plugin {
  const numbers = Array.from({ length: modules }, (_, index) => index);
  const screenOf = (module: number, index: number) => `{
    path: '/generated-${module}/screen-${index}/:id',
    title: 'Generated screen ${module} ${index}',
    access: inBusiness('access_hr'),
    frame: 'always',
    page: page(async () => (await import('virtual:generated-page-${module}-${index}')).GeneratedPage),
  }`;
  const manifestOf = (module: number) =>
    `{ screens: [${Array.from({ length: screens }, (_, index) => screenOf(module, index)).join()}] }`;
  const files = { page: '/src/app/page.tsx', access: '/src/app/access.ts' };
  return {
    name: 'generated-modules',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:generated') ? `\0${id}` : null),
    load: (id) => {
      const [, page] = /^\0virtual:generated-page-(.+)$/.exec(id) ?? [];
      if (page !== undefined) return `export const GeneratedPage = () => 'Generated page ${page}';`;
      if (id !== '\0virtual:generated') return null;
      return `
        import { page } from '${process.cwd()}${files.page}';
        import { inBusiness } from '${process.cwd()}${files.access}';
        export const generated = { ${numbers.map((module) => `generated${module}: ${manifestOf(module)}`).join()} };`;
    },
    transform: (code, id) => {
      if (id.endsWith('/src/app/routes/members.ts'))
        return `import { generated } from 'virtual:generated';\n${code.replace('ofMembers = {', 'ofMembers = { ...generated,')}`;
      const entryOf = (module: number) =>
        `generated${module}: { prefixes: ['/generated-${module}'], load: async () => (await members()).generated${module} },`;
      if (id.endsWith('/src/app/modules.ts'))
        return code.replace('rota: {', `${numbers.map(entryOf).join('\n')}\n  rota: {`);
      return null;
    },
  };
}

async function chunksWith(plugins: Plugin[]): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    logLevel: 'error',
    mode: 'production',
    plugins,
    build: { write: false, emptyOutDir: false },
  })) as Rolldown.RolldownOutput;
  return output.filter((each) => each.type === 'chunk');
}

const ofSignIn = ['app/main.tsx', startCode, ...(firstScreens.find(({ path }) => path === '/login')?.code ?? [])];

/** Of these files in `src/` and all that they import, as gzip, in bytes. */
function sizeOf(code: readonly string[], chunks: readonly Rolldown.OutputChunk[]): number {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const file of code) add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${file}`))));
  return [...found].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
}

test('the sign-in page keeps within 114 kB with 100 more routes, and grows by 20 bytes for each of 15 more modules', async () => {
  test.setTimeout(240_000);
  const now = await chunksWith([]);
  const routes = await chunksWith([generatedModules({ modules: 1, screens: 100 })]);
  const modules = await chunksWith([generatedModules({ modules: 15, screens: 10 })]);
  const all = [...routes, ...modules].map(({ code }) => code).join();
  expect(all).toContain('/generated-0/screen-99/:id');
  expect(all).toContain('Generated page 14-9');
  const [before, withRoutes, withModules] = [now, routes, modules].map((each) => sizeOf(ofSignIn, each));
  const [shell, grownShell] = [now, modules].map((each) => sizeOf(['app/routes/members.ts'], each));
  console.log(
    `/login loads ${before} B; with 100 more routes, ${withRoutes} B; with 15 more modules, ${withModules} B`,
  );
  console.log(`the manifests of members and what they need are ${shell} B; with 15 more modules, ${grownShell} B`);
  expect(withRoutes).toBeLessThanOrEqual(114_000);
  expect((withRoutes ?? 0) - (before ?? 0)).toBeLessThan(200);
  expect((withModules ?? 0) - (before ?? 0)).toBeLessThan(15 * 20);
  // Of ten screens each, without acts, cards and texts.
  expect((grownShell ?? 0) - (shell ?? 0)).toBeLessThan(15 * 300);
});
