import { formatNumber } from '@domain/number-text';
import { parserOf } from '@domain/errors';
import { MAX_INVENTORY } from './collection';
import { isBlank, isPlainText } from './plain-text';

/** The most copies of one printing that a sale list names: as many as a collection counts. */
export const MAX_FOR_SALE = MAX_INVENTORY;

/** The quantity that takes a printing off the list. */
export const NOT_FOR_SALE = 0;

/** Whether a number says how many copies are for sale: an integer from 1 to {@link MAX_FOR_SALE}. */
export const isSaleQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_FOR_SALE;

/**
 * How many copies of a printing to sell, so that all are for sale that a player can spare: never fewer than are on
 * the list already.
 *
 * @param listed how many the list names now, 0 where the printing isn't on it
 * @param extra how many the collection has beyond a playset and the target (rules/collection#playset)
 */
export const withExtras = (listed: number, extra: number): number =>
  Math.max(listed, Math.min(extra, MAX_FOR_SALE));

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

/** The longest banner of a sale list, in UTF-16 units on both sides (rules/trade-lists#banner). */
export const BANNER_LENGTH = 1000;

/** What is said of a longer one. */
export const BANNER_TOO_LONG = `A banner has at most ${formatNumber(BANNER_LENGTH)} characters.`;

/** Why a text can't be a banner: it is too long, or holds what no text holds. */
export type BannerErrorCode = 'TOO_LONG' | 'INVALID';

/** What is wrong with a text as a banner; null where nothing is (rules/trade-lists#banner). */
export function bannerErrorOf(text: string): BannerErrorCode | null {
  if (text.length > BANNER_LENGTH) return 'TOO_LONG';
  return isPlainText(text) ? null : 'INVALID';
}

/** A banner as it is kept; one that shows nothing is empty (rules/trade-lists#banner). */
export const toBanner = (text: string): string => (isBlank(text) ? '' : text);
