import { availableParallelism } from 'node:os';

/** ESM-only packages that Jest has to translate: it runs tests as CommonJS. */
const esmOnly = [
  'graphql-request',
  '@0no-co',
  'gql\\.tada',
  'fast-check',
  'pure-rand',
  'lru-cache',
  'mercurius',
  'quick-lru',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  'jose',
];

const shared = {
  // Looking up a global is slow in Jest's sandbox: reading 64 MB of CSV took four times as long without these. No name
  // that a package declares itself can stand here, and none that fake timers replace.
  sandboxInjectedGlobals: ['Math', 'Object', 'Array'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          // The global setup knows no moduleNameMapper, so aliases are resolved here as well.
          baseUrl: import.meta.dirname,
          paths: {
            '@/*': ['./src/*'],
            '@domain/*': ['./domain/*'],
            '@server/*': ['./server/*'],
            '@tests/*': ['./tests/*'],
          },
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/style-stub.cjs',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/.data/',
    '<rootDir>/bench/postgraphile/',
  ],
};

export default {
  // Jest leaves one processor alone, so that on two it would use but one.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Guards against hanging, not against slowness: a loaded machine is no reason to fail.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{domain,server,tools,bench}/**/*.test.ts',
        '<rootDir>/tests/contract/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/server/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/postgres/start.ts',
      globalTeardown: '<rootDir>/tests/support/postgres/stop.ts',
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tests/replay/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/client-setup.ts'],
    },
  ],
};
