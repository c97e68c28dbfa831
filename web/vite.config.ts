import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // The house says below which path it lives when it serves the page: nothing is built for one place.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inline: the page's content security policy allows only files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The packages do nothing by being loaded: what no page uses, such as the computer players, stays away.
    rolldownOptions: {
      // What the home page shows of the games is one file.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'catalogue',
              test: /\/(offer|listing|catalogue)[^/]*\.ts$|\/listing\/index\.ts$/,
            },
          ],
        },
      },
      treeshake: { moduleSideEffects: id => !/\/(games|kernel)\/[^?]*\.ts$/.test(id) },
    },
  },
});
