import { availableParallelism } from 'node:os';

const quietConsole = '<rootDir>/tests/support/jest/quiet-console.ts';

const shared = {
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] },
  runtime: '<rootDir>/tests/support/jest/packages-once-runtime.cjs',
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
            '@artwork/*': ['./artwork/*'],
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
  moduleNameMapper: {
    // By these, Jest finds the tests that a changed file reaches.
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@(domain|artwork|server|tests)/(.*)$': '<rootDir>/$1/$2',
    '\\.css$': '<rootDir>/tests/support/style-stub.cjs',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/.data/',
    '<rootDir>/.cache/',
    '<rootDir>/bench/lighthouse/',
    '<rootDir>/bench/postgraphile/',
  ],
};

export default {
  // Jest leaves one processor alone, so that on two it would use but one. A third worker only makes all three slower.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Guards against hanging, not against slowness: a loaded machine is no reason to fail.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/tests/support/jest/node-environment.cjs',
      setupFilesAfterEnv: [quietConsole],
      testMatch: [
        '<rootDir>/{domain,artwork,server,tools}/**/*.test.ts',
        '<rootDir>/tests/contract/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/tests/support/jest/node-environment.cjs',
      setupFilesAfterEnv: [quietConsole],
      testMatch: ['<rootDir>/tests/server/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/postgres/start.ts',
      globalTeardown: '<rootDir>/tests/support/postgres/stop.ts',
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/tests/support/jest/browser-environment.cjs',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tests/replay/**/*.test.tsx'],
      setupFilesAfterEnv: [quietConsole, '<rootDir>/tests/support/client-setup.ts'],
    },
  ],
};
