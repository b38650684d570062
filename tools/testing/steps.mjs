import { join } from 'node:path';
import { runChild, runQuietly } from '../bootstrap/child.mjs';
import { ensureBuild } from '../build.mjs';

const bin = (path, ...args) => [process.execPath, [join('node_modules', path), ...args]];

/** Ends with this process, even if that is killed, and with it the program that it tests. */
const endingWithThis = ([program, args], ...flags) => [
  program,
  ['--import', './tests/support/browser/end-with-parent.mjs', ...flags, ...args],
];

/** What only reads the sources, the slowest first; each is quiet unless it fails. `paths` narrows some of them down. */
export const CHECKS = {
  types: () => bin('typescript/bin/tsc', '-p', '.'),
  boundaries: (paths = ['.']) => bin('eslint/bin/eslint.js', '--no-warn-ignored', ...paths),
  format: (paths = ['.']) =>
    bin(
      'prettier/bin/prettier.cjs',
      '--check',
      '--ignore-unknown',
      '--log-level',
      'warn',
      ...paths,
    ),
  unused: () => bin('knip/bin/knip.js'),
  layers: () => bin('steiger/dist/cli.mjs', './src'),
  lint: (paths = []) => bin('oxlint/bin/oxlint', '--deny-warnings', ...paths),
};

/** Where each runner leaves how long its files took. */
export const RESULTS = { jest: '.cache/jest-results.json', browser: '.cache/browser-results.json' };

export const runCheck = (name, paths) => runQuietly(...CHECKS[name](paths));

/** Packages that are ES modules alone are loaded by `require`, which Node 20 warns of. */
const QUIET = '--disable-warning=ExperimentalWarning';

/** Jest reports on its standard error; here that is no error, so it goes where everything goes. */
export const runJest = (...args) =>
  succeed(
    endingWithThis(
      bin('jest/bin/jest.js', '--json', `--outputFile=${RESULTS.jest}`, ...args),
      QUIET,
    ),
    { errorsAsOutput: true },
  );

export async function runBrowser(...args) {
  await ensureBuild();
  await succeed(
    endingWithThis(bin('@playwright/test/cli.js', 'test', '--reporter=dot,json', ...args)),
    { environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: RESULTS.browser } },
  );
}

async function succeed([program, args], { environment, errorsAsOutput }) {
  const code = await runChild(program, args, environment, errorsAsOutput);
  if (code !== 0) throw new Error('What is wrong is said above.');
}
