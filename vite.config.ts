import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { fomanticTokens } from './tools/build/fomantic-tokens';
import { unusedShorthands } from './tools/build/unused-shorthands';

/** The backend that a development server on its own passes calls on to. */
const backend = process.env['STARBINDER_API'];

/**
 * What every page needs comes in one file, what nearly all need in a second, and what pages with cards share in a third.
 * Pages load the rest as the bundler cuts it; left alone, it would cut these into dozens of files, each a request. With
 * these numbers, the sets load none of the third.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'application', tags: ['$initial'], priority: 3 },
  { name: 'common', minShareCount: 13, priority: 2 },
  // Fewer pages have the frame of a tile, but the sets would load all that is shared for it.
  { name: 'common', test: /\/shared\/ui\/tile\//, priority: 2 },
  { name: 'shared', minShareCount: 5, priority: 1 },
];

export default defineConfig({
  plugins: [react(), unusedShorthands()],
  resolve: {
    tsconfigPaths: true,
    // A browser parses and prints our own operations only: a smaller package has what that needs.
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
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
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
