import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** Where each runner writes its results. */
export const RESULTS = { jest: '.cache/jest-results.json', browser: '.cache/browser-results.json' };

/** Removes the results of earlier runs. */
export const forgetResults = () =>
  Object.values(RESULTS).forEach((file) => rmSync(file, { force: true }));

/** This run's slowest files, as `{ file, seconds }`, slowest first. */
export function slowestFiles(count) {
  const files = [...jestFiles(), ...browserFiles()];
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** The files of Jest's last run in which a test failed or that couldn't be run, as absolute paths. */
export const filesFailedInJest = () =>
  (read(RESULTS.jest)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);

/** The names of the tests that made a step fail, each with its file. */
export const failedTests = (step) =>
  ({ jest: failedInJest, browser: failedInBrowser })[step]?.() ?? [];

/** In a run that passed: the files with a test that failed at first and passed on the retry. */
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

/** A file that can't be loaded has no tests of which one failed. */
const failedInJest = () =>
  (read(RESULTS.jest)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
    });

const failedInBrowser = () =>
  (read(RESULTS.browser)?.suites ?? []).flatMap((suite) =>
    specsIn(suite)
      .filter(({ ok }) => !ok)
      .map(({ title }) => `${pathOf(suite)}: ${title}`),
  );

const pathOf = (suite) => `tests/e2e/${suite.file}`;

const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const testsIn = (suite) => specsIn(suite).flatMap(({ tests }) => tests);

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
