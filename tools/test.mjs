import { runChild } from './bootstrap/child.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { ensureBuild } from './build.mjs';

const bin = (name, ...args) => [process.execPath, [`node_modules/${name}`, ...args]];

/** All that `npm test` checks, in this order. A person and CI run the same. */
const STEPS = {
  types: bin('typescript/bin/tsc', '-p', '.'),
  lint: ['npm', ['run', '--silent', 'lint']],
  boundaries: ['npm', ['run', '--silent', 'lint:boundaries']],
  layers: ['npm', ['run', '--silent', 'lint:fsd']],
  format: ['npm', ['run', '--silent', 'format:check', '--', '--log-level', 'warn']],
  unused: ['npm', ['run', '--silent', 'knip']],
  jest: bin('jest/bin/jest.js'),
  build: ensureBuild,
  browser: bin('@playwright/test/cli.js', 'test'),
};

/** Runs every step, or those named behind `--only`, up to the first that fails. */
export async function run(args) {
  const names = chosen(args);
  const results = [];
  for (const name of names) {
    process.stdout.write(`\n— ${name} —\n`);
    const started = performance.now();
    const passed = await perform(STEPS[name]);
    results.push({ name, passed, seconds: Math.round((performance.now() - started) / 1000) });
    if (!passed) break;
  }
  process.stdout.write('\n');
  for (const { name, passed, seconds } of results) {
    process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`);
  }
  const failed = results.filter(({ passed }) => !passed).length;
  const left = names.length - results.length;
  process.stdout.write(`\n${results.length - failed} passed, ${failed} failed, ${left} not run\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function chosen(args) {
  const known = Object.keys(STEPS);
  if (args.length === 0) return known;
  const [flag, ...names] = args;
  const wrong = names.find((name) => !known.includes(name));
  if (flag !== '--only' || names.length === 0 || wrong !== undefined) {
    throw new Refusal(`Say npm test -- --only <steps>, of: ${known.join(', ')}.`);
  }
  return known.filter((name) => names.includes(name));
}

async function perform(step) {
  try {
    if (typeof step === 'function') await step();
    else return (await runChild(...step)) === 0;
    return true;
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    return false;
  }
}
