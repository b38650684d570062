import { parserOf } from '@domain/errors';

export const CONDITIONS = [
  'EXCELLENT',
  'GOOD',
  'LIGHTLY_PLAYED',
  'MINT',
  'NEAR_MINT',
  'PLAYED',
  'POOR',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Throws `Unknown condition: value` for any other value (spec 3). */
export const parseCondition = parserOf('condition', CONDITIONS);

/** What every copy on a sale list is (spec 9). */
export const SALE_CONDITION: Condition = 'NEAR_MINT';
