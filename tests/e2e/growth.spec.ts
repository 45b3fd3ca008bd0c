/** A hundred more routes: what the sign-in page loads grows by their prefix, and by nothing else. */
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { firstScreens, startCode } from '../../src/app/first-screens.ts';
import { expect, test } from './test.ts';

const count = 100;

/** A module of generated screens among those of members. Each one has a page of its own. */
function generatedModule(): Plugin {
  const screens = Array.from(
    { length: count },
    (_, index) => `{
      path: '/generated/screen-${index}/:id',
      title: 'Generated screen ${index}',
      access: inBusiness('access_hr'),
      frame: 'always',
      page: page(async () => (await import('virtual:generated-page-${index}')).GeneratedPage),
    }`,
  );
  const files = { page: '/src/app/page.tsx', access: '/src/app/access.ts' };
  return {
    name: 'generated-module',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:generated') ? `\0${id}` : null),
    load: (id) => {
      const [, page] = /^\0virtual:generated-page-(\d+)$/.exec(id) ?? [];
      if (page !== undefined) return `export const GeneratedPage = () => 'Generated page ${page}';`;
      if (id !== '\0virtual:generated') return null;
      return `
        import { page } from '${process.cwd()}${files.page}';
        import { inBusiness } from '${process.cwd()}${files.access}';
        export const generated = { screens: [${screens.join()}] };`;
    },
    transform: (code, id) => {
      if (id.endsWith('/src/app/routes/members.ts'))
        return `import { generated } from 'virtual:generated';\n${code.replace('ofMembers = {', 'ofMembers = { generated,')}`;
      if (id.endsWith('/src/app/modules.ts'))
        return code.replace(
          'payroll: {',
          `generated: { prefixes: ['/generated'], load: async () => (await members()).generated },\n  payroll: {`,
        );
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

/** Of all that the sign-in page loads, as gzip, in bytes. */
function sizeOfSignIn(chunks: readonly Rolldown.OutputChunk[]): number {
  const { code } = firstScreens.find(({ path }) => path === '/login') ?? { code: [] };
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const file of ['app/main.tsx', startCode, ...code])
    add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${file}`))));
  return [...found].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
}

test(`the sign-in page keeps within 113 kB with ${count} more routes`, async () => {
  test.setTimeout(180_000);
  const now = await chunksWith([]);
  const grown = await chunksWith([generatedModule()]);
  const all = grown.map(({ code }) => code).join();
  expect(all).toContain('/generated/screen-99/:id');
  expect(all).toContain('Generated page 99');
  const [before, after] = [sizeOfSignIn(now), sizeOfSignIn(grown)];
  console.log(`/login loads ${before} B; with ${count} more routes, ${after} B`);
  expect(after).toBeLessThanOrEqual(113_000);
  expect(after - before).toBeLessThan(200);
});
