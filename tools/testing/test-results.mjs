import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** Where each runner leaves what became of its files. */
export const RESULTS = { jest: '.cache/jest-results.json', browser: '.cache/browser-results.json' };

/** Forgets what earlier runs took. */
export const forgetResults = () =>
  Object.values(RESULTS).forEach((file) => rmSync(file, { force: true }));

/** The files that this run's runners took longest for, as `{ file, seconds }`, slowest first. */
export function slowestFiles(count) {
  const files = [...jestFiles(), ...browserFiles()];
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** The files, as absolute paths, in which a test failed or which could not be run, when Jest ran last. */
export const filesFailedInJest = () =>
  (read(RESULTS.jest)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);

/** In a run that passed: the files with a test that failed at first and passed when it was run again. */
export function filesPassedOnRetry() {
  const flaky = (read(RESULTS.browser)?.suites ?? []).filter((suite) =>
    testsIn(suite).some(({ status }) => status === 'flaky'),
  );
  return [...filesFailedInJest().map((name) => relative(root, name)), ...flaky.map(pathOf)];
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const jestFiles = () =>
  (read(RESULTS.jest)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

function browserFiles() {
  return (read(RESULTS.browser)?.suites ?? []).map((suite) => ({
    file: pathOf(suite),
    seconds:
      sum(testsIn(suite).map(({ results }) => sum(results.map((each) => each.duration)))) / 1000,
  }));
}

const pathOf = (suite) => `tests/e2e/${suite.file}`;

const testsIn = ({ specs, suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
