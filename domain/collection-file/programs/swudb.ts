import type { CardProgram } from './card-program';

/** SWUBase reads and writes the same columns. */
export const SWUDB: CardProgram = {
  name: 'a swudb.com collection',
  header: ['Set', 'CardNumber', 'Count', 'IsFoil', 'Stamp'],
  columns: { Set: 'Set', CardNumber: 'CardNumber', Count: 'Count', IsFoil: 'IsFoil' },
  optional: { Stamp: 'Stamp' },
};
