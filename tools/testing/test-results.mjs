import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { RESULTS } from './steps.mjs';

/** Forgets what earlier runs took. */
export const forgetResults = () =>
  Object.values(RESULTS).forEach((file) => rmSync(file, { force: true }));

/** The files that this run's runners took longest for, as `{ file, seconds }`, slowest first. */
export function slowestFiles(count) {
  const files = [...jestFiles(), ...browserFiles()];
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const jestFiles = () =>
  (read(RESULTS.jest)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

function browserFiles() {
  const report = read(RESULTS.browser);
  return (report?.suites ?? []).map((suite) => ({
    file: relative(root, `${report.config.rootDir}/${suite.file}`),
    seconds:
      sum(testsIn(suite).map(({ results }) => sum(results.map((each) => each.duration)))) / 1000,
  }));
}

const testsIn = ({ specs, suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
