import boundaries from './tools/lint/boundaries.mjs';
import { FRONT_DOOR_RULES } from './tools/lint/front-doors.mjs';

/** The bare hooks know neither the state nor which thunks may be dispatched. */
const TYPED_STORE_ONLY = [
  {
    name: 'react-redux',
    importNames: ['useDispatch', 'useSelector', 'useStore'],
    message: 'Use useAppDispatch, useAppSelector and useAppStore of @/shared/store.',
  },
];

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { es2024: true },
  jsPlugins: [
    ...boundaries.jsPlugins,
    './tools/lint/front-doors.mjs',
    './tools/lint/own-text.mjs',
    './tools/lint/dynamic-imports.mjs',
    './tools/lint/vocabulary.mjs',
  ],
  settings: boundaries.settings,
  rules: {
    ...boundaries.rules,
    'no-console': 'error',
    'no-restricted-imports': [
      'error',
      {
        paths: TYPED_STORE_ONLY,
        patterns: [
          {
            group: ['semantic-ui-react', 'semantic-ui-react/*'],
            message: 'Use the components of @/shared/ui: they mend what the library leaves out.',
          },
        ],
      },
    ],
    eqeqeq: ['error', 'smart'],
    'no-else-return': 'error',
    'prefer-const': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-cycle': 'error',
    'import/no-duplicates': 'error',
    'unicorn/no-array-sort': 'off',
    // Functions that a page evaluates have to bring all that they call.
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'react/react-in-jsx-scope': 'off',
    // What only the React Compiler needs; it isn't used here.
    'react/refs': 'off',
    'react/immutability': 'off',
    'react/incompatible-library': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    // axe and the browser tests judge roles and names as they come out; a scrolling region must
    // take the focus, and <output> or <dialog> don't always fit.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    // Safari drops the role of a list without bullets, other browsers that of a header cell in another layout.
    'jsx-a11y/no-redundant-roles': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
  },
  overrides: [
    {
      files: ['src/**/*.tsx'],
      excludeFiles: ['**/*.test.tsx'],
      rules: { 'own-text/beside-others': 'error' },
    },
    {
      files: ['server/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: { 'dynamic-imports/by-default': 'error' },
    },
    {
      files: ['src/**', 'domain/**', 'server/**'],
      excludeFiles: [
        // They say what the wire, the database and stored reports call things; a button's variant is how it looks.
        '**/*.operations.ts',
        '**/generated/**',
        'server/**/schema/**',
        'server/**/schema.ts',
        'server/**/tables/**',
        'server/modules/catalogue/commands/import/report.ts',
        'src/shared/ui/**',
        'src/pages/gallery/ui/specimens/**',
        'src/entities/offer/ui/change-offer.tsx',
      ],
      rules: { 'vocabulary/one-word': 'error' },
    },
    {
      files: ['src/shared/ui/**'],
      rules: { 'no-restricted-imports': ['error', { paths: TYPED_STORE_ONLY }] },
    },
    {
      files: ['src/shared/store/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    ...FRONT_DOOR_RULES,
    {
      files: ['tools/**', 'bench/**', 'server/app/main.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**', 'bench/**'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
  ],
  ignorePatterns: [
    'dist',
    '.data',
    '.cache',
    'bench/lighthouse/node_modules',
    'bench/postgraphile',
    'src/shared/api/generated',
    'server/platform/db/migrations',
  ],
};
