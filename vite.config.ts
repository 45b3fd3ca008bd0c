import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The app speaks English only; react-aria carries 35 languages, which would be a third of its code. */
function englishOnly(): Plugin {
  return {
    name: 'english-only',
    enforce: 'pre',
    load(id) {
      const isOther = /react-(aria|stately)\/dist\/private\/intl\/.+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.(m?js)$/.test(id);
      return isOther ? 'export default {};' : null;
    },
  };
}

export default defineConfig({
  plugins: [englishOnly(), react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // React changes rarely and is needed everywhere: a returning visitor keeps it over releases.
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
  server: {
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.API_PORT || 4001}`, changeOrigin: false } },
  },
});
