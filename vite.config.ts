import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fomanticTokens } from './tools/build/fomantic-tokens';
import { operationNames } from './tools/build/operation-names';
import { packagesFirst } from './tools/build/packages-first';
import { unusedShorthands } from './tools/build/unused-shorthands';

/** The backend that a development server on its own passes calls on to. */
const backend = process.env['STARBINDER_API'];

/** Only the application's entry and styles do something by being imported; other modules may be split freely. */
const hasSideEffects = (id: string): boolean =>
  !/\/(src\/(entities|features|pages|shared|widgets)|domain)\/.*\.tsx?$/.test(id);

/** What pages with a long list of cards share. */
const LISTS =
  /src[\\/](entities[\\/]search-line|features[\\/]filter-cards|widgets[\\/](card-hover-preview|card-list|card-view|saved-searches)|shared[\\/](lib[\\/](address-link|drawn-blocks|follow-link|roving-focus)|ui[\\/](data-table|segmented)))[\\/.]/;
/** What all pages that show cards share. */
const CARDS =
  /(src[\\/](entities[\\/](aspect|card)|shared[\\/]ui[\\/](sort-header|tabs))|domain[\\/](card|pricing))[\\/]/;
const CARD_SETS = /src[\\/](entities[\\/]card-set|widgets[\\/]card-set-grid)[\\/]/;

export default defineConfig({
  plugins: [operationNames(), unusedShorthands(), react(), packagesFirst()],
  resolve: {
    tsconfigPaths: true,
    // A browser parses and prints our own operations only: the same functions in a tenth of the size.
    alias: { graphql: '@0no-co/graphql.web' },
  },
  css: { postcss: { plugins: [fomanticTokens()] } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // The server names a page's own files in its head.
    manifest: true,
    // Inline scripts and data: fonts are kept out by the content security policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: hasSideEffects },
      // Left alone, the bundler makes a chunk for each set of pages that share a module: dozens of tiny files, each a
      // request. What most pages share comes in one; nine gave small first loads. Pages with card sets, with
      // cards and with long lists share one more each.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'packages',
              test: /[\\/]node_modules[\\/]/,
              tags: ['$initial'],
              priority: 5,
            },
            {
              name: 'schemas',
              test: /[\\/]node_modules[\\/]zod[\\/]/,
              minShareCount: 2,
              priority: 6,
            },
            { name: 'application', tags: ['$initial'], priority: 4 },
            { name: 'parts', minShareCount: 9, priority: 3 },
            { name: 'lists', test: LISTS, minShareCount: 2, priority: 1 },
            { name: 'cards', test: CARDS, minShareCount: 2, priority: 2 },
            { name: 'card-sets', test: CARD_SETS, minShareCount: 2, priority: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: backend
      ? Object.fromEntries(
          ['/graphql', '/api', '/images', '/auth', '/users/sign_out', '/demo-identity'].map(
            (path) => [path, { target: backend }],
          ),
        )
      : {},
  },
});
