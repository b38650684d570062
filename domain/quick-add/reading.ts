import {
  type Card,
  type CardVariant,
  VARIANT_TYPE_CODES,
  VARIANT_TYPES,
  type VariantType,
} from '../card';
import { isInventory } from '../collection';

/** A possible meaning of a line: a printing and a number of copies. */
export interface QuickAddChoice {
  card: Card;
  variant: CardVariant;
  /** From 1 to 9,999. */
  count: number;
}

export type QuickAddErrorCode =
  | 'UNKNOWN_NUMBER'
  | 'UNKNOWN_NAME'
  | 'NO_SUCH_PRINTING'
  | 'BAD_COUNT'
  | 'BAD_ORDER';

export interface QuickAddError {
  code: QuickAddErrorCode;
  /** A sentence for the person. */
  message: string;
}

/** The reading of a line: choices or an error; neither for an empty line. */
export interface QuickAddReading {
  /** The likeliest first. */
  choices: readonly QuickAddChoice[];
  error: QuickAddError | null;
}

const COUNT = /^[x×]?(\d+)$/i;

/** Whether a word can be a count: `3` or `x3`. */
export const isCountToken = (word: string | undefined): boolean => COUNT.test(word ?? '');

/** How many copies a word such as `3` or `x3` means, 1 without a word; null beyond 1 to 9,999. */
export function readCount(word: string | undefined): number | null {
  if (word === undefined) return 1;
  const count = Number(COUNT.exec(word)?.[1] ?? NaN);
  return count > 0 && isInventory(count) ? count : null;
}

const TYPES = new Map(VARIANT_TYPES.map((type) => [VARIANT_TYPE_CODES[type], type]));

/**
 * The variant type of a short code such as `hsf`, in any case (rules/cards#variant-names); null for any
 * other word.
 */
export const variantTypeOf = (word: string | undefined): VariantType | null =>
  TYPES.get((word ?? '').toUpperCase()) ?? null;
