import { formatNumber } from '@domain/number-text';
import { compareSizes } from '../two-sizes/compare-sizes';
import { CALLS } from './calls';
import { fillCollections, PRINTINGS_A_PLAYER } from './fill';

const FEW = 100;
const MANY = 10_000;

const countsOf = (players: number): string =>
  `${formatNumber(players * PRINTINGS_A_PLAYER)} counts of ${formatNumber(players)} players`;

/** Ten million counts of ten thousand players against a hundredth of both, with their ledgers (rules/speed#bars). */
export const collectionScale = compareSizes({
  name: 'collection-scale',
  few: FEW,
  many: MANY,
  fill: fillCollections,
  words: countsOf(MANY),
  calls: CALLS,
  handlePrefix: 'player-',
  how: `time with ${countsOf(MANY)} in PostgreSQL, with their ledger, against ${countsOf(FEW)}; another player each time`,
});
