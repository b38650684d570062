import { formatNumber } from '@domain/number-text';
import { compareSizes } from '../two-sizes/compare-sizes';
import { CALLS } from './calls';
import { fillLists, MATCHING } from './fill';

const FEW = 100;
const MANY = 100_000;

const listsOf = (lists: number): string => `${formatNumber(lists)} shared lists`;

/** The trading hub's queries with a hundred thousand shared lists, against a hundred (rules/speed#bars). */
export const hubScale = compareSizes({
  name: 'hub-scale',
  few: FEW,
  many: MANY,
  fill: fillLists,
  words: listsOf(MANY),
  calls: CALLS,
  handlePrefix: 'viewer-',
  how: `time with ${listsOf(MANY)} and twice as many offers in PostgreSQL against ${listsOf(FEW)}, ${MATCHING} of the players match in either; another viewer each time`,
});
