import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { reachedTests } from './testing/reached-tests.mjs';
import { runCheck, runSomeBrowser, runSomeJest } from './testing/steps.mjs';

const SOURCE = /\.(tsx?|mjs|cjs|json)$/;
const LINTED = /\.(tsx?|mjs|cjs)$/;
const COMPONENT = /^src\/.*\.(tsx|css)$/;
/** A person's way through the program, and every page. */
const ALWAYS = ['main-path', 'every-page'].map((name) => `tests/e2e/${name}.spec.ts`);

/**
 * Checks what changed since a commit (HEAD, or the one that is named), before it is committed: types, layers and prose
 * of everything; lint and format of the changed files; the tests that reach them; the changed
 * browser tests; and, if what a page shows has changed, those that go through all pages. Two of these run at a time, and after a failure no other begins.
 */
export async function run([base = 'HEAD']) {
  const changed = filesChangedSince(base);
  if (changed.length === 0) return void process.stdout.write(`Nothing changed since ${base}.\n`);
  const waiting = stepsFor(changed);
  const failures = [];
  const lane = async () => {
    while (waiting.length > 0 && failures.length === 0) {
      await perform(waiting.shift()).catch((error) => failures.push(error));
    }
  };
  await Promise.all([lane(), lane()]);
  if (failures.length > 0) throw failures[0];
}

/** What to do, as `[name, step]`: first what takes longest, then what finds most for its time. */
function stepsFor(changed) {
  const sources = changed.filter((file) => SOURCE.test(file));
  const linted = changed.filter((file) => LINTED.test(file));
  const specs = specsOf(changed);
  return [
    specs.length > 0 && [`browser: ${namesOf(specs)}`, () => runSomeBrowser(...specs)],
    linted.length > 0 && ['lint', () => runCheck('lint', linted)],
    ['format', () => runCheck('format', changed)],
    ['types', () => runCheck('types')],
    sources.length > 0 && [
      'jest',
      async () => runSomeJest('--passWithNoTests', ...(await jestArguments(sources))),
    ],
    ['prose', () => runCheck('prose')],
    changed.some((file) => file.startsWith('src/')) && ['layers', () => runCheck('layers')],
  ].filter(Boolean);
}

const namesOf = (specs) => specs.map((spec) => basename(spec, '.spec.ts')).join(', ');

async function perform([name, step]) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  try {
    await step();
    process.stdout.write(`passed  ${name} (${seconds()} s)\n`);
  } catch (error) {
    process.stdout.write(`FAILED  ${name} (${seconds()} s)\n`);
    throw error;
  }
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

/** The changed browser tests, and after a change of what pages show those that go through all pages. */
function specsOf(changed) {
  const isShown = changed.some((file) => COMPONENT.test(file) && !file.includes('.test.'));
  const own = changed.filter((file) => file.endsWith('.spec.ts'));
  return [...new Set([...own, ...(isShown ? ALWAYS : [])])];
}
