import { loadavg } from 'node:os';
import { badNight } from './bad-night/bench';
import { catalogueFile } from './catalogue-file/bench';
import { catalogueSync } from './catalogue-sync/bench';
import { collectionScale } from './collection-scale/bench';
import { stopSharedDemo } from './demo-bench';
import type { Bench, Figure } from './figure';
import { filterAndSort } from './filter-and-sort/bench';
import { firstLoad } from './first-load/bench';
import { hubScale } from './hub-scale/bench';
import { interactions } from './interactions/bench';
import { inventoryWrites } from './inventory-writes/bench';
import { ledgerMonths } from './ledger-months/bench';
import { lighthouse } from './lighthouse/bench';
import { load } from './load/bench';
import { manyPictures } from './many-pictures/bench';
import { newPictures } from './new-pictures/bench';
import { oneRowRenders } from './one-row-renders/bench';
import { paint } from './paint/bench';
import { prepareAll } from './prepared';
import { writeReport } from './report';
import { priceHistory } from './price-history/bench';
import { scrolling } from './scrolling/bench';
import { market } from './market/bench';
import { setPageQuery } from './set-page-query/bench';
import { startTime } from './start-time/bench';
import { tradeList } from './trade-list/bench';
import { typing } from './typing/bench';

/** Runs every bench but those that run by name only, or the named one, and writes the report if all were run. */

// Those with a prepared database first, so that it isn't idle for long; those that share a program last, so that it
// is idle beside no others.
const BENCHES: readonly Bench[] = [
  collectionScale,
  market,
  priceHistory,
  hubScale,
  setPageQuery,
  inventoryWrites,
  filterAndSort,
  catalogueFile,
  catalogueSync,
  startTime,
  badNight,
  newPictures,
  manyPictures,
  firstLoad,
  paint,
  lighthouse,
  scrolling,
  typing,
  interactions,
  oneRowRenders,
  tradeList,
];

/** Too long for a run of all; their figures are in documents of their own. */
const BY_NAME_ONLY: readonly Bench[] = [load, ledgerMonths];

const [wanted, ...options] = process.argv.slice(2);
const named = [...BENCHES, ...BY_NAME_ONLY];
const chosen = wanted === undefined ? BENCHES : named.filter(({ name }) => name === wanted);
if (chosen.length === 0) {
  process.stderr.write(
    `There is no bench ${wanted}: ${named.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}

/** Minutes that all benches together may take. */
const MINUTES_BAR = 15;

const [loadBefore = 0] = loadavg();
process.stdout.write(`Load average before: ${loadBefore.toFixed(1)}\n`);
const minutesSince = (begun: number): number => (performance.now() - begun) / 60_000;
const begun = performance.now();
process.stdout.write('Preparing…\n');
await prepareAll(chosen);
process.stdout.write(`  took ${minutesSince(begun).toFixed(1)} minutes\n`);
const figures: Figure[] = [];
for (const bench of chosen) {
  process.stdout.write(`Measuring ${bench.name}…\n`);
  const benchBegun = performance.now();
  // A bench that fails must not cost the figures of the others.
  const measured = await bench.run(options).catch((error: unknown) => {
    process.stderr.write(`${bench.name} failed: ${String(error)}\n`);
    process.exitCode = 1;
    return [];
  });
  process.stdout.write(`  took ${minutesSince(benchBegun).toFixed(1)} minutes\n`);
  for (const { name, measured: value, bar, holds } of measured) {
    process.stdout.write(
      `  ${holds ? 'holds' : 'DOES NOT HOLD'}: ${name}: ${value} (bar: ${bar})\n`,
    );
  }
  figures.push(...measured);
}
await stopSharedDemo();
const minutes = minutesSince(begun);
if (wanted === undefined) await writeReport(figures, { loadBefore, minutes });
if (wanted === undefined && minutes > MINUTES_BAR) {
  process.stderr.write(`The benches took ${minutes.toFixed(0)} minutes, not ${MINUTES_BAR}.\n`);
  process.exitCode = 1;
}
