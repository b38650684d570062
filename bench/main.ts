import { loadavg } from 'node:os';
import { catalogueSync } from './catalogue-sync/bench';
import { figure, inUnit, type Figure } from './figure';
import { deals } from './deals';
import { filterAndSort } from './filter-and-sort/bench';
import { firstLoad } from './first-load';
import { interactions } from './interactions';
import { inventoryWrites } from './inventory-writes';
import { lighthouse } from './lighthouse/bench';
import { oneRowRenders } from './one-row-renders/bench';
import { paint } from './paint/bench';
import { writeReport } from './report';
import { scale } from './scale/bench';
import { scrolling } from './scrolling';
import { setPageQuery } from './set-page-query/bench';
import { programLife } from './program-life';
import { stopAll } from './support/run';
import { typing } from './typing';

/** Runs every bench and writes the report, or runs the named one alone. */

/** In the report's order. */
const BENCHES = [
  paint,
  lighthouse,
  firstLoad,
  interactions,
  scrolling,
  typing,
  oneRowRenders,
  filterAndSort,
  setPageQuery,
  inventoryWrites,
  scale,
  deals,
  catalogueSync,
  programLife,
];

const [wanted] = process.argv.slice(2);
const chosen = BENCHES.filter(({ name }) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  const names = BENCHES.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no bench ${wanted}: ${names}.\n`);
  process.exit(1);
}

/** Minutes that all benches together may take. */
const MINUTES_BAR = 8;

const [loadBefore = 0] = loadavg();
const begun = performance.now();
const minutesSince = (start: number): number => (performance.now() - start) / 60_000;

process.stdout.write('Preparing…\n');
// One that fails says so once it runs.
await Promise.allSettled(chosen.map(({ prepare }) => prepare?.()));
process.stdout.write(`  took ${minutesSince(begun).toFixed(1)} minutes\n`);

const figures: Figure[] = [];
for (const { name, run } of chosen) {
  process.stdout.write(`Measuring ${name}…\n`);
  const start = performance.now();
  // A bench that fails must not cost the figures of the others.
  const measured = await run().catch((error: unknown) => {
    process.stderr.write(`${name} failed: ${String(error)}\n`);
    process.exitCode = 1;
    return [];
  });
  process.stdout.write(`  took ${minutesSince(start).toFixed(1)} minutes\n`);
  for (const { name: what, measured: value, bar, holds } of measured) {
    const verdict = holds ? 'holds' : 'DOES NOT HOLD';
    process.stdout.write(`  ${verdict}: ${what}: ${value} (bar: ${bar})\n`);
  }
  figures.push(...measured);
}
await stopAll();
if (wanted === undefined) {
  const as = inUnit('minutes', 1);
  const how = 'all benches together, with what they prepare';
  figures.push(figure('This run', how, { amount: minutesSince(begun), atMost: MINUTES_BAR, as }));
  await writeReport(figures, loadBefore);
}
