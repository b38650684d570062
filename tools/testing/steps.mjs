import { join } from 'node:path';
import { runChild, runQuietly } from '../bootstrap/child.mjs';
import { ensureBuild } from '../build.mjs';
import { RESULTS, filesFailedInJest } from './test-results.mjs';

const bin = (path, ...args) => [process.execPath, [join('node_modules', path), ...args]];

/** Ends with this process, even if that is killed, and with it the program that it tests. */
const endingWithThis = ([program, args], ...flags) => [
  program,
  ['--import', './tests/support/end-with-parent.mjs', ...flags, ...args],
];

/** What only reads the sources, the slowest first; each is quiet unless it fails. `paths` narrows some of them down. */
export const CHECKS = {
  // More checkers would each work out the same types again: four need three times the processor of one.
  types: () => bin('typescript-native/bin/tsc', '-p', '.', '--checkers', '1'),
  lint: (paths = []) =>
    bin('oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '--deny-warnings', ...paths),
  unused: () => bin('knip/bin/knip.js'),
  layers: () => bin('steiger/dist/cli.mjs', './src'),
  prose: () => [process.execPath, ['tools/lint/prose.mjs']],
  format: (paths = []) =>
    bin('oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...paths),
};

export const runCheck = (name, paths) => runQuietly(...CHECKS[name](paths));

/** Packages that are ES modules alone are loaded by `require`, which Node 20 warns of. */
const QUIET = '--disable-warning=ExperimentalWarning';

/** Jest reports on its standard error; here that is no error, so it goes where everything goes. */
const jest = (...args) =>
  succeed(endingWithThis(bin('jest/bin/jest.js', ...args), QUIET), { errorsAsOutput: true });

export const runJest = (...args) => jest('--json', `--outputFile=${RESULTS.jest}`, ...args);

/** More failures than this are no accident of a busy machine. */
const MOST_FILES_RETRIED = 3;

/** Runs all tests, and files with a failure once more, alone. */
export async function runJestWithRetry() {
  try {
    await runJest();
  } catch (error) {
    const failed = filesFailedInJest();
    if (failed.length === 0 || failed.length > MOST_FILES_RETRIED) throw error;
    process.stdout.write('\n— jest: the failed files again —\n');
    await jest('--runInBand', '--runTestsByPath', ...failed);
  }
}

export async function runBrowser(...args) {
  await ensureBuild();
  await succeed(
    endingWithThis(bin('@playwright/test/cli.js', 'test', '--reporter=dot,json', ...args)),
    { environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: RESULTS.browser } },
  );
}

/** Runs all tests, and one that failed once more, in another browser. */
export const runBrowserWithRetry = () => runBrowser('--retries=1');

async function succeed([program, args], { environment, errorsAsOutput }) {
  const code = await runChild(program, args, environment, errorsAsOutput);
  if (code !== 0) throw new Error('What is wrong is said above.');
}
