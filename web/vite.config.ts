import { defineConfig } from 'vite';

import { serviceWorker } from './scripts/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  // The house says below which path it lives when it serves the page: nothing is built for one place.
  base: './',
  plugins: [serviceWorker()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Workers load the game they are asked about.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inline: the page's content security policy allows only files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The packages do nothing by being loaded: what no page uses, such as the computer players, stays away.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Everything that the first page needs is one file.
            { name: 'home', tags: ['$initial'], priority: 2 },
            // What every table needs, and what other pages have in common with tables. Styles go with
            // it, so that those of a game come after those of the table.
            {
              name: 'table',
              test: /\/(kernel|protocol)\/src\/|\/web\/src\/(table|people|parts|menu|text)\/[^/]*\.(tsx?|css)$/,
              minShareCount: 2,
              priority: 1,
            },
            // Lists of tables want it too: without a file of its own it would bring the German deck along.
            { name: 'options', test: /\/web\/src\/text\/games\/options\.ts$/, priority: 1 },
            { name: 'german', test: /\/web\/src\/games\/german\/[^/]*\.(tsx?|css)$/ },
          ],
        },
      },
      treeshake: { moduleSideEffects: id => !/\/(games|kernel)\/[^?]*\.ts$/.test(id) },
    },
  },
});
