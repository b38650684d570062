import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.test.{ts,tsx}', '**/generated/**'] },
  {
    rules: {
      // The product is about cards, and one noun everywhere is worth more than short names.
      'fsd/repetitive-naming': 'off',
      'fsd/shared-lib-grouping': 'off',
      // `shared/api/graphql` is separate from its index, so that tools can read an operation without
      // the store; ESLint checks every other public API.
      'fsd/no-public-api-sidestep': 'off',
    },
  },
  {
    // The layer that puts the program together has parts with names that everyone knows; `shared/store` has the name
    // that Feature-Sliced's own guide gives the typed hooks.
    files: ['./src/app/**', './src/shared/store/**'],
    rules: { 'fsd/segments-by-purpose': 'off' },
  },
  {
    // A folder a screen: the list says what the product does.
    files: ['./src/pages/**'],
    rules: { 'fsd/excessive-slicing': 'off' },
  },
  {
    // Its folders group files by what they are for; each file is an entrance of its own, as those beside them are.
    files: ['./src/shared/lib/**'],
    rules: { 'fsd/public-api': 'off' },
  },
]);
