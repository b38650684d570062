import { join } from 'node:path';
import { runChild, runQuietly } from '../bootstrap/child.mjs';
import { Refusal } from '../bootstrap/refusal.mjs';
import { root } from '../bootstrap/root.mjs';
import { hashOf } from '../bootstrap/stamp.mjs';
import { ensureBuild } from '../build.mjs';
import { NODES, nodeOf } from './all-nodes.mjs';
import { RESULTS, filesFailedInJest, forgetResults } from './test-results.mjs';

const bin = (path, ...args) => [process.execPath, [join('node_modules', path), ...args]];

/** A command that ends with this process, even if this is killed, and then ends the program that it tests. */
const endingWithThis = ([program, args], ...flags) => [
  program,
  ['--import', './tests/support/end-with-parent.mjs', ...flags, ...args],
];

/** Checks that only read the sources, the slowest first; each is quiet unless it fails. `paths` narrows some of them down. */
export const CHECKS = {
  // Each checker would infer the same types again.
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

/** Packages that are only ES modules are loaded by `require`, about which Node 20 warns. */
const QUIET = '--disable-warning=ExperimentalWarning';

/** Megabytes for new objects, in Jest and its workers: most of a test's objects are garbage before these are full. */
const ROOM_FOR_NEW = '--max-semi-space-size=64';

/** Runs Jest under a version of Node. It reports on standard error; this sends its report to standard output. */
function jestUnder(node, ...args) {
  const [, command] = bin('jest/bin/jest.js', ...args);
  return succeed(endingWithThis([node, command], QUIET, ROOM_FOR_NEW), { errorsAsOutput: true });
}

/** Runs some tests, quietly unless one fails. */
export const runSomeJest = (...args) =>
  runQuietly(...endingWithThis(bin('jest/bin/jest.js', ...args), QUIET));

/** More failures than this have another cause than a busy machine. */
const MOST_FILES_RETRIED = 3;

/** Runs all tests of Jest, or those that arguments choose, and files with a failure once more, alone. */
export async function runJestWithRetry(args = [], node = process.execPath) {
  try {
    await jestUnder(node, '--json', `--outputFile=${RESULTS.jest}`, ...args);
  } catch (error) {
    const failed = filesFailedInJest();
    if (failed.length === 0 || failed.length > MOST_FILES_RETRIED) throw error;
    process.stdout.write('\n— jest: the failed files again —\n');
    await jestUnder(node, '--runInBand', '--runTestsByPath', ...failed);
  }
}

/** Jest under each version of Node that we support. */
export async function runJestOnAllNodes() {
  const failed = [];
  for (const [major, version] of Object.entries(NODES)) {
    const node = await nodeOf(major);
    process.stdout.write(`\n— jest on Node ${version} —\n`);
    forgetResults();
    await runJestWithRetry([], node).catch(() => failed.push(version));
  }
  if (failed.length > 0) throw new Refusal(`Tests failed on Node ${failed.join(', ')}.`);
}

const playwright = (...args) => endingWithThis(bin('@playwright/test/cli.js', 'test', ...args));

/** The data that a first start creates depends on these. */
const DEMO_INPUTS = ['package-lock.json', 'artwork', 'domain', 'server'];

/**
 * Runs some browser tests, quietly unless one fails. The program gets a copy of data that an earlier run's program has
 * made of the same sources on the same day.
 */
export async function runSomeBrowser(...specs) {
  await ensureBuild();
  const today = new Date().toISOString().slice(0, 10);
  const kept = `demo-data-${today}-${hashOf(DEMO_INPUTS).slice(0, 16)}`;
  await runQuietly(...playwright('--reporter=line', ...specs), {
    CI: 'true',
    KEPT_DEMO_DATA: join(root, '.cache', kept),
  });
}

/** Runs the browser tests, and one that failed once more, in another browser. */
export async function runBrowserWithRetry() {
  await ensureBuild();
  const some = process.env['TEST_LENGTH'] === 'long' ? [] : ['--grep-invert=@long'];
  await succeed(playwright('--reporter=dot,json', '--retries=1', ...some), {
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: RESULTS.browser },
  });
}

/** A program of `tests/` that plays through what no single process can. */
const play = (path) => endingWithThis([process.execPath, ['--import', 'tsx', path]]);

/** Lets people play on several processes that are killed and upgraded. */
export async function runProcesses() {
  await ensureBuild();
  await succeed(play('tests/processes/main.ts'));
}

/** The exit code where packages of the system are missing. */
const NOT_RUN = 77;

/** Lets people play on a cluster whose machines fail, where its packages are installed. */
export async function runCluster() {
  await ensureBuild();
  await succeed(play('tests/cluster/main.ts'), { allowed: [NOT_RUN] });
}

async function succeed([program, args], { environment, errorsAsOutput, allowed = [] } = {}) {
  const code = await runChild(program, args, environment, errorsAsOutput);
  if (code !== 0 && !allowed.includes(code)) throw new Error('The reason is above.');
}
