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

/** Throws `Unknown condition: value` for any other value. */
export const parseCondition = parserOf('condition', CONDITIONS);

/** What every copy on a sale list is (rules/trade-lists#sale-quantity). */
export const SALE_CONDITION: Condition = 'NEAR_MINT';
