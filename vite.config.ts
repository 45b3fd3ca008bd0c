import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { appChunks, builtFiles, fixedChunks } from './scripts/chunks.ts';
import { hasCode, scriptsOf } from './scripts/pages.ts';
import { picturesOf } from './scripts/state-pictures.ts';
import { firstScreens, startCode } from './src/app/first-screens.ts';

const otherLanguage = /react-(aria|stately)\/dist\/private\/intl\/.+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
const drawnFlows = /\/src\/flows\/gallery\/drawn\.ts$/;
/** The modules that the build replaces. A test holds the patterns against the files. */
export const replaced = [otherLanguage, drawnFlows];

/** The app speaks English only; react-aria carries 35 languages, which would be a third of its code. */
function englishOnly(): Plugin {
  return {
    name: 'english-only',
    enforce: 'pre',
    load: (id) => (otherLanguage.test(id) ? 'export default undefined;' : null),
  };
}

/**
 * What a page needs before it can be painted travels in it, or is kept for ever: the styles of the first screens stand in
 * the page (the server allows them by their hash), and the script that runs before the first paint gets a hashed name.
 */
function paintEarly(): Plugin {
  const script = 'before-paint.js';
  const sheets: string[] = [];
  return {
    name: 'paint-early',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', name: script, source: readFileSync(`public/${script}`) });
    },
    // Before Vite lists which styles go with which script.
    generateBundle(_options, bundle) {
      const visit = (name: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk') return;
        chunk.imports.forEach(visit);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
          const asset = bundle[sheet];
          if (asset?.type === 'asset') sheets.push(String(asset.source));
          delete bundle[sheet];
        }
        chunk.viteMetadata?.importedCss.clear();
      };
      for (const each of Object.values(bundle)) {
        if (
          each.type === 'chunk' &&
          each.moduleIds.some((id) => id.endsWith('/index.html') || id.endsWith(`/src/${startCode}`))
        )
          visit(each.fileName);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const named = Object.values(bundle).find((each) => each.type === 'asset' && each.names.includes(script));
        const page = html
          .replace(`/${script}`, `/${named?.fileName}`)
          // Scripts run in their order: the session, which needs no React, would wait for it.
          .replace(
            /<script type="module" crossorigin src="([^"]*\/react-[^"]+)"><\/script>/,
            '<link rel="modulepreload" crossorigin href="$1">',
          );
        const styles = sheets.splice(0).join('').replaceAll('\n', '');
        return styles === '' ? page : page.replace('</title>', () => `</title>\n    <style>${styles}</style>`);
      },
    },
  };
}

/**
 * One sheet for all screens but the first ones: 13 kB as it travels, as much as the dozen small sheets of one screen with
 * their headers, and a round trip instead of a dozen.
 */
function joinSheets(): Plugin {
  return {
    name: 'join-sheets',
    apply: 'build',
    enforce: 'pre',
    // Before Vite lists which styles go with which script.
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      if (!hasCode(startCode, chunks)) return;
      const apart = new Set(
        scriptsOf([startCode, ...firstScreens.flatMap(({ code }) => code)], chunks).flatMap((file) => [
          ...sheetsOf(bundle[file]),
        ]),
      );
      const joined = new Set<string>();
      const visited = new Set<string>();
      // What a chunk imports comes before it, as in the page.
      const visit = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || visited.has(file)) return;
        visited.add(file);
        chunk.imports.forEach(visit);
        for (const sheet of sheetsOf(chunk)) if (!apart.has(sheet)) joined.add(sheet);
        chunk.dynamicImports.forEach(visit);
      };
      for (const { fileName, isEntry } of chunks) if (isEntry) visit(fileName);
      const source = [...joined].map((file) => textOf(bundle[file])).join('');
      const sheet = this.getFileName(this.emitFile({ type: 'asset', name: 'screens.css', source }));
      for (const chunk of chunks) {
        const own = chunk.viteMetadata?.importedCss;
        for (const file of [...(own ?? [])]) if (joined.has(file)) own?.add(sheet).delete(file);
      }
      for (const file of joined) delete bundle[file];
    },
  };
}

type Output = Rolldown.OutputBundle[string] | undefined;
const sheetsOf = (output: Output) => (output?.type === 'chunk' ? (output.viteMetadata?.importedCss ?? []) : []);
const textOf = (output: Output) => (output?.type === 'asset' ? String(output.source) : '');

/** While developing, the reference of components and the flows answer where the server serves them. */
function addressesBeside(): Plugin {
  return {
    name: 'addresses-beside',
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        const [, page] = /^\/(ui|flows)(\/|\?|$)/.exec(request.url ?? '') ?? [];
        if (page !== undefined) request.url = `/${page}.html`;
        next();
      });
    },
  };
}

/** A flow's module: what was drawn, and the pictures that there are of its states. */
function withPictures(flow: string, drawn: unknown): string {
  const framed = Object.entries(picturesOf(flow));
  const files = [...new Set(framed.map(([, { file }]) => file))];
  const pictures = framed.map(
    ([state, { file, frame, frames }]) =>
      `'${state}': { src: p${files.indexOf(file)}, frame: ${frame}, frames: ${frames} }`,
  );
  return [
    ...files.map((file, index) => `import p${index} from '${resolve(file)}?url';`),
    `export default { ...${JSON.stringify(drawn)}, pictures: { ${pictures.join(', ')} } };`,
  ].join('\n');
}

/** The flows are drawn while the gallery is built: the program that places boxes and lines weighs 451 kB. */
function drawFlows(): Plugin {
  const prefix = 'virtual:flow-';
  let drawn: Record<string, unknown> = {};
  return {
    name: 'draw-flows',
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    async load(id) {
      // Each flow is a file of its own, loaded when somebody opens it.
      if (id.startsWith(prefix)) return withPictures(id.slice(prefix.length), drawn[id.slice(prefix.length)]);
      if (!drawnFlows.test(id)) return null;
      for (const file of globSync('src/{machines,domain,flows}/**/*.ts')) this.addWatchFile(resolve(file));
      const { stdout } = await promisify(execFile)(process.execPath, ['scripts/drawings.ts'], { maxBuffer: 2 ** 26 });
      drawn = JSON.parse(stdout) as typeof drawn;
      const parts = Object.keys(drawn).map((flow) => `${flow}: () => import('${prefix}${flow}'),`);
      return `export const drawn = {${parts.join('')}};`;
    },
  };
}

/** As short as tells one file of the product from the next; what others wrote is a library. */
function fileName({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  if (name === 'react' || name === 'base') return name;
  const isLibrary = moduleIds.length > 0 && moduleIds.every((id) => id.includes('/node_modules/'));
  return isLibrary ? 'lib' : name.replace(/\.(css|page|\d+)$/, '');
}

export default defineConfig({
  resolve: {
    // A stand-in for what React itself has had since 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  plugins: [englishOnly(), paintEarly(), joinSheets(), addressesBeside(), drawFlows(), react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has loaded before it asks for more need not be named again for each screen; nor, for the screens of
      // members, the frame and its parts, which are loaded beside them.
      resolveDependencies: (_file, files, { hostId, hostType }) => {
        if (hostType !== 'js') return files;
        const known = builtFiles.ofMembers.test(hostId) ? builtFiles.earlyForMembers : builtFiles.early;
        return files.filter((file) => !known.test(file));
      },
    },
    rolldownOptions: {
      // Drawing the flows takes most of a build, as it should.
      checks: { pluginTimings: false },
      output: {
        // Each page names the files of all screens: a letter less is 0.1 kB of every first visit.
        chunkFileNames: (chunk) => `assets/${fileName(chunk)}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [...fixedChunks, ...appChunks()],
        },
      },
    },
  },
  server: {
    proxy: { '^/(api|calendar)/': { target: `http://127.0.0.1:${process.env.API_PORT || 4001}`, changeOrigin: false } },
  },
});
