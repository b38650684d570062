import { formatNumber } from '@domain/number-text';
import { figure, inUnit, median, milliseconds, times, type Bench, type Figure } from '../figure';
import { startChild } from '../support/child';
import { inPool, sharedCluster } from '../support/cluster';
import { once } from '../support/run';
import { CALLS } from './calls';
import { fillCatalogue, fillPlayers } from './fill';
import type { Market } from './market-process';
import { openSide, type Side } from './sides';

const PLAYERS = { few: 100, more: 1_000, many: 100_000 };
const RATIO_BAR = 1.5;
const ROUNDS = 5;
const CALLS_A_ROUND = 30;
const MARKET_BARS = { kilobytes: 300, milliseconds: 25 };

/** What players notice of the number of players, and the market of the largest number (rules/speed#bars). */
export const scale: Bench = {
  name: 'scale',
  prepare: () => filled(),
  async run() {
    const { few, more, many } = await filled();
    return [await ratioFigure(few, more, many), await marketFigure(many)];
  },
};

/** The connection strings of three databases with the same catalogue. */
const filled = once(async () => {
  const { make } = await sharedCluster();
  await inPool(await make('scale', 'catalogue'), fillCatalogue);
  const filledWith = async (name: keyof typeof PLAYERS) => {
    const connectionString = await make(name, 'scale');
    await inPool(connectionString, (pool) => fillPlayers(pool, PLAYERS[name]));
    return connectionString;
  };
  const few = await filledWith('few');
  const more = await filledWith('more');
  return { few, more, many: await filledWith('many') };
});

async function ratioFigure(few: string, more: string, many: string): Promise<Figure> {
  const sides = [await openSide(few), await openSide(more), await openSide(many)] as const;
  try {
    const ratios: number[] = [];
    const each: string[] = [];
    for (const { name, make } of CALLS) {
      const [tenfold, thousandfold] = await ratiosOfTime(make, sides);
      ratios.push(tenfold, thousandfold);
      each.push(`${name} ${times(tenfold)} and ${times(thousandfold)}`);
    }
    return figure(
      'Queries and one count at 10 × and 1,000 × the size',
      `time with ${formatNumber(PLAYERS.more)} and with ${formatNumber(PLAYERS.many)} players, each with 20 counts and their ledger, two lists of 20 printings and 2 offers, against ${PLAYERS.few} players; the worst of: ${each.join(', ')}`,
      { amount: Math.max(...ratios), atMost: RATIO_BAR, as: times },
    );
  } finally {
    for (const { pool } of sides) await pool.end();
  }
}

/** A call's time on the larger sides in multiples of its time on the first: medians of rounds in which all take turns. */
async function ratiosOfTime(
  make: (side: Side) => Promise<void>,
  sides: readonly [Side, Side, Side],
): Promise<[number, number]> {
  const round = async (): Promise<[number, number]> => {
    const spent = [0, 0, 0];
    for (let call = 0; call < CALLS_A_ROUND; call += 1) {
      for (const [at, side] of sides.entries()) {
        const started = performance.now();
        await make(side);
        spent[at]! += performance.now() - started;
      }
    }
    const [few = 0, more = 0, many = 0] = spent;
    return [more / few, many / few];
  };
  await round();
  const rounds: [number, number][] = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round());
  return [median(rounds.map(([more]) => more)), median(rounds.map(([, many]) => many))];
}

/** Measured in a new process: this one's garbage, of all benches before, isn't the program's. */
async function marketFigure(connectionString: string): Promise<Figure> {
  const { first, ended } = await startChild<Market>(
    'bench/scale/market-process.ts',
    connectionString,
  );
  await ended;
  const { kilobytes, printings, calls, everyones, viewers, sellers } = first;
  return figure(
    'The whole market for one viewer',
    `the answer for everyone, by Brotli as it is sent; p99 of ${calls} calls each, the slowest of: everyone’s ready-made (${milliseconds(everyones)}), where the viewer’s differs (${milliseconds(viewers)}), the cheapest sellers of a page (${milliseconds(sellers)}); over ${formatNumber(printings)} printings and ${formatNumber(PLAYERS.many)} sale lists`,
    { amount: kilobytes, atMost: MARKET_BARS.kilobytes, as: inUnit('kB', 0) },
    {
      amount: Math.max(everyones, viewers, sellers),
      atMost: MARKET_BARS.milliseconds,
      as: milliseconds,
    },
  );
}
