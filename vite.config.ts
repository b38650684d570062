import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { chunksInOrder } from './tools/build/chunks-in-order';
import { fomanticTokens } from './tools/build/fomantic-tokens';
import { operationNames } from './tools/build/operation-names';
import { smallFonts } from './tools/build/small-fonts';
import { unusedShorthands } from './tools/build/unused-shorthands';

/** The backend that a development server on its own passes calls on to. */
const backend = process.env['STARBINDER_API'];

const fileOf = (path: string): string =>
  fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

/** Only the application's entry and styles do something by being imported; other modules may be split freely. */
const hasSideEffects = (id: string): boolean =>
  !/\/(src\/(entities|features|pages|shared|widgets)|domain)\/.*\.tsx?$/.test(id);

/** Matches these files and folders, named without extensions. */
const anyOf = (...paths: string[]): RegExp => new RegExp(`/(${paths.join('|')})[/.]`);

/** What pages with a long list of cards share. */
const LISTS = anyOf(
  'src/entities/search-line',
  'src/features/filter-cards',
  'src/widgets/(card-hover-preview|card-list|card-view|saved-searches)',
  'src/shared/lib/rows/(follow-link|kept-rows|roving-focus)',
  'src/shared/ui/(data-table|segmented|virtual-list)',
  '@tanstack/(react-virtual|virtual-core)',
);
/** What all pages that show cards share. */
const CARDS = anyOf(
  'src/entities/(aspect|card)',
  'src/shared/ui/(sort-header|tabs)',
  'domain/card',
);
/** How searches and typed cards are read, written and found, and the links of lists. The reducers need none of it. */
const SEARCH = anyOf(
  'domain/card-filter/(card-index|printing-facts|search-line)',
  'domain/card-list-link/(.*-link|card-search-parameters|parameter)',
  'domain/collection/collection-(kind|sort)',
  'domain/collection-file/(card-line|file-row|find-printing|read-card-line)',
  'domain/printing/find-printings',
  'domain/trading-hub/trading-hub-link',
  'src/features/filter-cards/model/list-links',
  'src/shared/lib/address/(address-link|end-of-typing)',
);
/** What a person's collection, want list and sale list share. */
const OWN_LISTS = anyOf(
  'domain/(bulk-change|collection-file|sharing)',
  'src/entities/session/model/use-viewpoint',
  'src/entities/user/ui/handle-dialog',
  'src/features/(card-file|change-selected|fill-trade-list|share-list)',
);
/** The fields of these lists and of offers, and what keeps what is typed there. */
const OWN_FIELDS = anyOf(
  'src/entities/want-list',
  'src/features/edit-want-list',
  'src/shared/lib/(browser/focus-as-a-whole|outbox)',
  'src/shared/ui/(draft-notice|price-field|quantity-entry|text-area)',
  'semantic-ui-react/dist/es/addons/TextArea',
);
/** Prices, lists and offers: every page with cards needs these files, and no other page does. */
const TRADE = anyOf(
  'src/entities/(offer|trade-list|collection)/(api|model)',
  'domain/(fairness|offer|pricing|trade-list)',
);
const CARD_SETS = anyOf('src/entities/card-set', 'src/widgets/card-set-grid');

/**
 * Left alone, the bundler makes a chunk for each set of pages that share a module: dozens of tiny files, each a
 * request. What most pages share comes in one; eight gave small first loads. Forms come with the pages that have some.
 * Pages with card sets, with cards, with long lists, with searches and with a person's own lists share one more
 * each. The last two don't take along what they import: the entry would have to load searches, and other pages the
 * own lists.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
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
  {
    name: 'forms',
    test: /[\\/]node_modules[\\/]react-hook-form[\\/]/,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'search',
    test: SEARCH,
    priority: 7,
    includeDependenciesRecursively: false,
  },
  { name: 'application', tags: ['$initial'], priority: 4 },
  {
    name: 'trade',
    test: TRADE,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  { name: 'parts', minShareCount: 8, priority: 3 },
  { name: 'lists', test: LISTS, minShareCount: 2, priority: 1 },
  { name: 'cards', test: CARDS, minShareCount: 2, priority: 2 },
  {
    name: 'own-lists',
    test: OWN_LISTS,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'own-fields',
    test: OWN_FIELDS,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  { name: 'card-sets', test: CARD_SETS, minShareCount: 2, priority: 2 },
];
const isWhole = (chunk: Rolldown.CodeSplittingGroup): boolean =>
  !('includeDependenciesRecursively' in chunk);

/** The router's package exports its build for development alone, whose warnings nobody sees in production. */
const ROUTER_WITHOUT_WARNINGS = {
  'react-router/dom': fileOf('react-router/dist/production/dom-export.mjs'),
  'react-router': fileOf('react-router/dist/production/index.mjs'),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [smallFonts(), operationNames(), unusedShorthands(), react(), chunksInOrder()],
  resolve: {
    tsconfigPaths: true,
    // A browser parses and prints our own operations only: the same functions in a tenth of the size.
    alias: { graphql: '@0no-co/graphql.web', ...(command === 'build' && ROUTER_WITHOUT_WARNINGS) },
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
      // Files without what they import may need each other, which a browser's order of loading allows. The server reads
      // its files from its own disk, where a few kilobytes don't matter.
      output: { codeSplitting: { groups: isSsrBuild ? CHUNKS.filter(isWhole) : CHUNKS } },
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
}));
