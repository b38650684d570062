import { availableParallelism } from 'node:os';
import { runChild, runQuietly } from './bootstrap/child.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { ensureBuild } from './build.mjs';

const bin = (name, ...args) => [process.execPath, [`node_modules/${name}`, ...args]];

/** What only reads the sources: side by side, the slowest first, each quiet unless it fails. */
const CHECKS = {
  types: bin('typescript/bin/tsc', '-p', '.'),
  format: ['npm', ['run', '--silent', 'format:check', '--', '--log-level', 'warn']],
  boundaries: ['npm', ['run', '--silent', 'lint:boundaries']],
  unused: ['npm', ['run', '--silent', 'knip']],
  layers: ['npm', ['run', '--silent', 'lint:fsd']],
  lint: ['npm', ['run', '--silent', 'lint']],
};

/** What has the machine to itself, one after the other. */
const STEPS = {
  jest: () => inTerminal(bin('jest/bin/jest.js')),
  build: ensureBuild,
  browser: () => inTerminal(bin('@playwright/test/cli.js', 'test')),
};

/** Runs all that `npm test` checks, or what is named behind `--only`, up to the first that fails. */
export async function run(args) {
  const names = chosen(args);
  const results = [];
  const perform = async (name, step) => {
    const started = performance.now();
    const passed = await passes(step);
    results.push({ name, passed, seconds: Math.round((performance.now() - started) / 1000) });
  };
  const hasFailed = () => results.some(({ passed }) => !passed);

  const checks = names.filter((name) => name in CHECKS);
  if (checks.length > 0) process.stdout.write(`\n— ${checks.join(', ')} —\n`);
  const lane = async () => {
    for (let name = checks.shift(); name && !hasFailed(); name = checks.shift()) {
      const check = CHECKS[name];
      await perform(name, () => runQuietly(...check));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));

  for (const name of names.filter((each) => each in STEPS)) {
    if (hasFailed()) break;
    process.stdout.write(`\n— ${name} —\n`);
    await perform(name, STEPS[name]);
  }
  summarize(results, names.length);
}

function summarize(results, chosenCount) {
  process.stdout.write('\n');
  for (const { name, passed, seconds } of results) {
    process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`);
  }
  const failed = results.filter(({ passed }) => !passed).length;
  const left = chosenCount - results.length;
  process.stdout.write(`\n${results.length - failed} passed, ${failed} failed, ${left} not run\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function chosen(args) {
  const known = [...Object.keys(CHECKS), ...Object.keys(STEPS)];
  if (args.length === 0) return known;
  const [flag, ...names] = args;
  const wrong = names.find((name) => !known.includes(name));
  if (flag !== '--only' || names.length === 0 || wrong !== undefined) {
    throw new Refusal(`Say npm test -- --only <steps>, of: ${known.join(', ')}.`);
  }
  return known.filter((name) => names.includes(name));
}

async function inTerminal(step) {
  if ((await runChild(...step)) !== 0) throw new Error('It told above what is wrong.');
}

async function passes(step) {
  try {
    await step();
    return true;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return false;
  }
}
