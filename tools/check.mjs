import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from './bootstrap/root.mjs';
import { reachedTests } from './testing/reached-tests.mjs';
import { runBrowser, runCheck, runJest } from './testing/steps.mjs';

const SPECS_BY_FOLDER = 'tests/e2e/specs-by-folder.json';
const SOURCE = /\.(tsx?|mjs|cjs|json)$/;
const LINTED = /\.(tsx?|mjs|cjs)$/;
const COMPONENT = /^src\/.*\.(tsx|css)$/;

/**
 * Checks what changed since a commit (HEAD, or the one that is named), before it is committed: types, layers and prose
 * of everything; lint and format of the changed files; the tests that reach them; and, if what a page shows
 * has changed, the browser tests of its folder.
 */
export async function run([base = 'HEAD']) {
  const changed = filesChangedSince(base);
  if (changed.length === 0) return void process.stdout.write(`Nothing changed since ${base}.\n`);
  const sources = changed.filter((file) => SOURCE.test(file));
  const linted = changed.filter((file) => LINTED.test(file));

  await step('types, layers, lint, prose, format', () =>
    Promise.all([
      runCheck('types'),
      changed.some((file) => file.startsWith('src/')) && runCheck('layers'),
      linted.length > 0 && runCheck('lint', linted),
      runCheck('prose'),
      runCheck('format', changed),
    ]),
  );
  if (sources.length > 0) {
    await step('jest', async () => runJest('--passWithNoTests', ...(await jestArguments(sources))));
  }
  const specs = specsOf(changed);
  if (specs.length > 0) await step(`browser: ${specs.join(', ')}`, () => runBrowser(...specs));
}

async function step(name, work) {
  const started = performance.now();
  process.stdout.write(`\n— ${name} —\n`);
  await work();
  process.stdout.write(`passed (${Math.round((performance.now() - started) / 1000)} s)\n`);
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function filesChangedSince(base) {
  const files = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file));
}

/** Names the tests that changed sources reach: {@link reachedTests}, or where that doesn't know, Jest. */
async function jestArguments(sources) {
  const tests = await reachedTests(
    sources,
    git('ls-files', '--cached', '--others', '--exclude-standard'),
  );
  return tests ? ['--runTestsByPath', ...tests] : ['--findRelatedTests', ...sources];
}

/** Changed browser tests, and those that the table names for the folders of changed components. */
function specsOf(changed) {
  const table = Object.entries(JSON.parse(readFileSync(SPECS_BY_FOLDER, 'utf8')));
  const shown = changed.filter((file) => COMPONENT.test(file) && !file.includes('.test.'));
  const covering = table
    .filter(([folder]) => shown.some((file) => file.startsWith(`${folder}/`)))
    .flatMap(([, specs]) => specs.map((spec) => `tests/e2e/${spec}.spec.ts`));
  const own = changed.filter((file) => file.endsWith('.spec.ts'));
  return [...new Set([...own, ...covering])];
}
