import { availableParallelism } from 'node:os';
import { Refusal } from './bootstrap/refusal.mjs';
import { ensureBuild } from './build.mjs';
import { auditPackages } from './testing/audit.mjs';
import {
  CHECKS,
  runBrowserWithRetry,
  runCheck,
  runCluster,
  runJestOnAllNodes,
  runJestWithRetry,
  runProcesses,
} from './testing/steps.mjs';
import {
  failedTests,
  filesPassedOnRetry,
  forgetResults,
  slowestFiles,
} from './testing/test-results.mjs';

/** Runs beside the checks, and waits for the registry most of its time. */
const AUDIT = {
  async audit() {
    process.stdout.write(`${await auditPackages()}\n`);
  },
};

/** Steps that run alone, one after the other. */
const STEPS = { jest: runJestWithRetry, build: ensureBuild, browser: runBrowserWithRetry };

/** The steps of `npm run test:long`. */
const LONG_STEPS = {
  ...STEPS,
  jest: runJestOnAllNodes,
  processes: runProcesses,
  cluster: runCluster,
};

/**
 * Runs all steps of `npm test`, or those named after `--only`, up to the first one that fails. With `--long`, it runs the
 * long proofs, as before a release.
 */
export async function run(args) {
  const isLong = args[0] === '--long';
  const steps = isLong ? LONG_STEPS : STEPS;
  if (isLong) process.env['TEST_LENGTH'] = 'long';
  const names = chosen(isLong ? args.slice(1) : args, steps);
  const results = [];
  forgetResults();
  const perform = async (name, step) => {
    const started = performance.now();
    const passed = await passes(step);
    results.push({ name, passed, seconds: Math.round((performance.now() - started) / 1000) });
  };
  const hasFailed = () => results.some(({ passed }) => !passed);

  const checks = names.filter((name) => name in CHECKS || name in AUDIT);
  if (checks.length > 0) process.stdout.write(`\n— ${checks.join(', ')} —\n`);
  const lane = async () => {
    for (let name = checks.shift(); name && !hasFailed(); name = checks.shift()) {
      const check = name;
      await perform(check, AUDIT[check] ?? (() => runCheck(check)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));

  for (const name of names.filter((each) => each in steps)) {
    if (hasFailed()) break;
    process.stdout.write(`\n— ${name} —\n`);
    await perform(name, steps[name]);
  }
  summarize(isLong ? 'npm run test:long' : 'npm test', results, names.length);
}

function summarize(command, results, chosenCount) {
  const slowest = slowestFiles(10);
  const failed = results.filter(({ passed }) => !passed).length;
  const retried = failed === 0 ? filesPassedOnRetry() : [];
  const lines = [
    ...(slowest.length > 0 ? ['', 'The slowest files:'] : []),
    ...slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(5)} s  ${file}`),
    ...(retried.length > 0 ? ['', 'Failed at first, passed when run again:'] : []),
    ...retried.map((file) => `  ${file}`),
    '',
    ...results.map(
      ({ name, passed, seconds }) => `${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`,
    ),
    `${command} took ${Math.round(process.uptime())} s.`,
    ...results
      .filter(({ passed }) => !passed)
      .flatMap(({ name }) => failedTests(name).map((test) => `FAILED  ${test}`)),
  ];
  const left = chosenCount - results.length;
  process.stdout.write(`${lines.join('\n')}\n`);
  process.stdout.write(`\n${results.length - failed} passed, ${failed} failed, ${left} not run\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function chosen(args, steps) {
  const known = [...Object.keys(CHECKS), ...Object.keys(AUDIT), ...Object.keys(steps)];
  if (args.length === 0) return known;
  const [flag, ...names] = args;
  const wrong = names.find((name) => !known.includes(name));
  if (flag !== '--only' || names.length === 0 || wrong !== undefined) {
    throw new Refusal(`Use npm test -- --only <steps>; the steps are ${known.join(', ')}.`);
  }
  return known.filter((name) => names.includes(name));
}

async function passes(step) {
  try {
    await step();
    return true;
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    return false;
  }
}
