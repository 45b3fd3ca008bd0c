import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The app speaks English only; react-aria carries 35 languages, which would be a third of its code. */
function englishOnly(): Plugin {
  const otherLanguage = /react-(aria|stately)\/dist\/private\/intl\/.+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
  return {
    name: 'english-only',
    enforce: 'pre',
    load: (id) => (otherLanguage.test(id) ? 'export default undefined;' : null),
  };
}

/** Most first visits are to the sign-in screen: what it needs is asked for together with what starts the app. */
function preloadSignIn(): Plugin {
  return {
    name: 'preload-sign-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (each) => 'facadeModuleId' in each && each.facadeModuleId?.endsWith('/routes/login.tsx'),
        );
        if (chunk?.type !== 'chunk') return;
        const scripts = [chunk.fileName, ...chunk.imports].filter((name) => !html.includes(name));
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].filter((name) => !html.includes(name));
        return [
          ...scripts.map((name) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          })),
          ...styles.map((name) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `/${name}` },
          })),
        ];
      },
    },
  };
}

export default defineConfig({
  plugins: [englishOnly(), preloadSignIn(), react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React changes rarely and is needed everywhere: a returning visitor keeps it over releases.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'machines', test: /node_modules\/(xstate|@xstate)\//, priority: 2 },
            // What every signed-out screen is made of comes in one piece: round trips cost more than bytes there.
            {
              name: 'entry',
              test: /src\/views\/account\/(entry|problem)\.tsx?$|src\/views\/ui\/form\.tsx$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.API_PORT || 4001}`, changeOrigin: false } },
  },
});
