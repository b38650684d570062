import { deepStrictEqual } from 'node:assert/strict';
import { formatNumber } from '@domain/number-text';
import { buildCardIndex, selectCards } from '@domain/card-filter';
import { demoCards } from '@tests/factories/demo-cards';
import { figure, median, milliseconds, times, type Bench } from '../figure';
import { IN_BETWEEN, TABLE_QUERIES, type TableQuery } from './table-queries';
import { tanStackTable } from './tanstack-table';

const CARDS = 13_000;
const BAR = 12;
const WARM_UP = 3;
const ROUNDS = 11;

/** Prepares a query and returns the function that runs it; only that function is measured. */
type Contender = (query: TableQuery) => () => readonly unknown[];

/** Filter and sort of as many cards as ten real catalogues have (rules/speed#bars). */
export const filterAndSort: Bench = {
  name: 'filter-and-sort',
  async run() {
    const cards = manyCards();
    const theirs = tanStackTable(cards);
    const index = buildCardIndex(cards);
    const ours =
      ({ expression, sort }: TableQuery) =>
      () =>
        selectCards(index, expression, sort);
    const ratios = TABLE_QUERIES.map((query) => {
      deepStrictEqual(
        theirs(query)().map(({ original }) => original.id),
        ours(query)().map(({ id }) => id),
      );
      return { about: query.about, ...measure(query, ours, theirs) };
    });
    const least = ratios.reduce((a, b) => (b.ratio < a.ratio ? b : a));
    return [
      figure(
        `Filter and sort of ${formatNumber(CARDS)} cards`,
        `speed against TanStack Table’s filtered and sorted row models with the same predicates, the least of ${TABLE_QUERIES.length} states`,
        {
          amount: least.ratio,
          atLeast: BAR,
          as: times,
          detail: `${least.about}; ${milliseconds(least.ours)}`,
        },
      ),
    ];
  },
};

/** Demo catalogues, each of its own seed. */
const manyCards = () =>
  Array.from({ length: 12 }, (_, at) =>
    demoCards(`bench ${at}`).cards.map((card) => ({ ...card, id: `${card.id}-${at}` })),
  )
    .flat()
    .slice(0, CARDS);

/** Medians: our time in milliseconds, and theirs in multiples of it. */
function measure(query: TableQuery, ours: Contender, theirs: Contender) {
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () => {
    // Neither side may answer from a cache of its last result.
    for (const contender of [ours, theirs]) contender(IN_BETWEEN)();
    return { theirs: timeOf(theirs(query)), ours: timeOf(ours(query)) };
  }).slice(WARM_UP);
  return {
    ours: median(rounds.map((round) => round.ours)),
    ratio: median(rounds.map((round) => round.theirs / round.ours)),
  };
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
