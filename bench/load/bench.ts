import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { formatNumber } from '@domain/number-text';
import { freePort } from '@server/platform/db/embedded/server-process';
import { Copy } from '@tests/processes/copy';
import { type Bench, type Figure, percentile } from '../figure';
import { type FilledDatabase, openFilledDatabase } from './database';
import { readOptions, type LoadOptions } from './options';
import { openWorld, type LoadWorld } from './players';
import { processorSeconds } from './processor';
import { type Measured, Visitors } from './visitors';

/** Visitors who wait for nothing but their answers: enough that no process is ever idle. */
const ALL_OUT = 32;
/** Shares of the highest rate at which the waits are measured. */
const SHARES = [0.5, 0.75];
/** A new process compiles and fills its caches while it answers, for longer on a busy machine. */
const WARM_UP_S = 15;

/** What several processes over one PostgreSQL carry: 80 % browsing, 15 % collecting, 5 % trading. */
export const load: Bench = {
  name: 'load',
  async run(args) {
    const options = readOptions(args);
    const { players, events, keep, fillOnly } = options;
    const database = await openFilledDatabase({ players, events }, keep);
    try {
      if (fillOnly) return [];
      const world = await openWorld(database.connectionString);
      const figures: Figure[] = [];
      for (const processes of options.processes) {
        figures.push(...(await measure(database, world, { ...options, processes })));
      }
      return figures;
    } finally {
      await database.stop();
    }
  },
};

async function measure(
  database: FilledDatabase,
  world: LoadWorld,
  { processes, seconds, players, events }: Omit<LoadOptions, 'processes'> & { processes: number },
): Promise<Figure[]> {
  const { connectionString } = database;
  const dataDir = join(database.dataDir, 'processes');
  await mkdir(dataDir, { recursive: true });
  const names = Array.from({ length: processes }, (_, nth) => `process ${nth + 1}`);
  const copies = await Promise.all(names.map(Copy.make));
  const publicUrl = `http://localhost:${await freePort()}`;
  const visitors = new Visitors(
    world,
    copies.map(({ port }) => port),
  );
  const figures: Figure[] = [];
  try {
    const settings = { root: process.cwd(), connectionString, dataDir, publicUrl };
    await Promise.all(copies.map((copy) => copy.start(settings)));
    await visitors.seePictures();
    await visitors.allOut(ALL_OUT, WARM_UP_S);
    const step = async (what: string, how: string, work: () => Promise<Measured>) => {
      const used = watchProcessors(copies, database.pid);
      const measured = await work();
      const figure: Figure = {
        name: `${what}, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
        how: `${how}; ${formatNumber(players)} players, ${formatNumber(events)} events; processors: ${used(measured)}; median and 99 % of ${kindsOf(measured)}`,
        bar: 'no errors',
        measured: `${rateOf(measured).toFixed(0)}/s, ${waitsOf(measured)}${errorsOf(measured)}`,
        holds: measured.errors.size === 0,
      };
      figures.push(figure);
      // At once, since a run takes minutes.
      process.stdout.write(`  ${figure.name}: ${figure.measured} (${figure.how})\n`);
      return rateOf(measured);
    };
    const most = await step(
      'Requests a second at most',
      `${ALL_OUT} visitors without a pause for ${seconds} s`,
      () => visitors.allOut(ALL_OUT, seconds),
    );
    for (const share of SHARES) {
      await step(
        `Waits at ${share * 100} % of that`,
        `requests at random times for ${seconds} s`,
        () => visitors.atRate(most * share, seconds),
      );
    }
    for (const copy of copies) await copy.stop();
    const faults = copies.flatMap((copy) => copy.faults);
    if (faults.length > 0) throw new Error(`A process logged a fault: ${faults[0]}`);
    return figures;
  } finally {
    visitors.close();
    await Promise.all(copies.map((copy) => copy.kill()));
  }
}

/**
 * Starts to measure who uses the machine's processors. @returns what says it afterwards: how many of them, and for how long
 * for each request, which hardly depends on what else the machine does
 */
function watchProcessors(copies: readonly Copy[], postgresPid: number) {
  const now = () => ({
    program: copies.reduce((sum, { pid = 0 }) => sum + processorSeconds(pid, 'alone'), 0),
    PostgreSQL: processorSeconds(postgresPid, 'with children'),
    visitors: processorSeconds(process.pid, 'alone'),
  });
  const before = now();
  return ({ seconds, waits }: Measured): string => {
    const after = now();
    return (Object.keys(after) as (keyof typeof after)[])
      .map((who) => {
        const used = after[who] - before[who];
        const each = (used / waits.length) * 1000;
        return `${who} ${(used / seconds).toFixed(2)} (${each.toFixed(1)} ms a request)`;
      })
      .join(', ');
  };
}

const rateOf = ({ waits, seconds }: Measured): number => waits.length / seconds;

const waitsOf = ({ waits }: Measured): string => {
  const all = waits.map(({ ms }) => ms);
  return `median ${percentile(all, 0.5).toFixed(0)} ms, 99 % in ${percentile(all, 0.99).toFixed(0)} ms`;
};

/** What takes longest, first: a few slow kinds of requests make all others wait. */
function kindsOf({ waits }: Measured): string {
  return [...new Set(waits.map(({ what }) => what))]
    .map((what) => ({ what, all: waits.filter((wait) => wait.what === what).map(({ ms }) => ms) }))
    .map(({ what, all }) => ({ what, median: percentile(all, 0.5), most: percentile(all, 0.99) }))
    .toSorted((one, other) => other.median - one.median)
    .map(({ what, median, most }) => `${what} ${median.toFixed(0)} and ${most.toFixed(0)} ms`)
    .join(', ');
}

/** The figure is worth nothing if there are any. */
function errorsOf({ errors }: Measured): string {
  const all = [...errors.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? '' : `; ${all} errors, such as ${[...errors.keys()][0]}`;
}
