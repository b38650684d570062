import { formatNumber } from '@domain/number-text';
import { deepStrictEqual } from 'node:assert/strict';
import type { Card } from '@domain/card';
import { buildCardIndex, selectCards } from '@domain/card-filter';
import { median, times, type Bench } from '../figure';
import { manyCards } from './cards';
import { IN_BETWEEN, TABLE_QUERIES, type TableQuery } from './table-queries';
import { tanStackTable } from './tanstack-table';

const CARDS = 13_000;
const BAR = 12;
const WARM_UP = 5;
const ROUNDS = 25;

/** Prepares a query and returns the function that runs it; only that function is measured. */
type Contender<Row> = (query: TableQuery) => () => readonly Row[];

interface Measured {
  about: string;
  shown: number;
  /** Medians, in milliseconds. */
  ours: number;
  theirs: number;
  ratio: number;
}

/** Filter and sort of as many cards as ten real catalogues have (rules/speed#bars). */
export const filterAndSort: Bench = {
  name: 'filter-and-sort',
  async run() {
    const cards = manyCards(CARDS);
    const theirs = tanStackTable(cards);
    const index = buildCardIndex(cards);
    const [built] = timed(() => index.postings);
    const [ordered] = timed(() => index.order({ column: 'name', direction: 'ascending' }));
    const ours: Contender<Card> =
      ({ expression, sort }) =>
      () =>
        selectCards(index, expression, sort);
    const measured = TABLE_QUERIES.map((query) => {
      deepStrictEqual(
        theirs(query)().map(({ original }) => original.id),
        ours(query)().map(({ id }) => id),
      );
      return measure(query, ours, theirs);
    });
    for (const each of measured) process.stdout.write(`  ${lineOf(each)}\n`);
    const ratio = Math.min(...measured.map((each) => each.ratio));
    const [most, theirMost] = (['ours', 'theirs'] as const).map((side) =>
      milliseconds(Math.max(...measured.map((each) => each[side]))),
    );
    return [
      {
        name: `Filter and sort of ${formatNumber(CARDS)} cards`,
        how: `speed against TanStack Table’s filtered and sorted row models with the same predicates, the least of ${TABLE_QUERIES.length} states; ours take at most ${most}, theirs ${theirMost}; the index beforehand ${milliseconds(built)}, an order by name ${milliseconds(ordered)} once`,
        bar: `at least ${times(BAR)}`,
        measured: times(ratio),
        holds: ratio >= BAR,
      },
    ];
  },
};

function measure(
  query: TableQuery,
  ours: Contender<unknown>,
  theirs: Contender<unknown>,
): Measured {
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () => {
    // Neither side may answer from a cache of its last result.
    for (const contender of [ours, theirs]) contender(IN_BETWEEN)();
    const [theirTime] = timed(theirs(query));
    const [ourTime, shown] = timed(ours(query));
    return { ours: ourTime, theirs: theirTime, shown: shown.length };
  }).slice(WARM_UP);
  return {
    about: query.about,
    shown: rounds[0]?.shown ?? 0,
    ours: median(rounds.map((round) => round.ours)),
    theirs: median(rounds.map((round) => round.theirs)),
    ratio: median(rounds.map((round) => round.theirs / round.ours)),
  };
}

function timed<Value>(work: () => Value): [took: number, value: Value] {
  const start = performance.now();
  const value = work();
  return [performance.now() - start, value];
}

const milliseconds = (time: number): string => `${time.toPrecision(2)} ms`;

const lineOf = ({ about, shown, ours, theirs, ratio }: Measured): string =>
  `${times(ratio)} (${milliseconds(ours)} against ${milliseconds(theirs)}): ${about}, ${shown} cards`;
