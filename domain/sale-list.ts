import { formatNumber } from '@domain/number-text';
import { parserOf } from '@domain/errors';
import { isBlank, isPlainText } from './plain-text';

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

/** The condition of every copy on a sale list (rules/trade-lists#sale-quantity). */
export const SALE_CONDITION: Condition = 'NEAR_MINT';

/** The longest banner of a sale list, in UTF-16 units on both sides (rules/trade-lists#banner). */
export const BANNER_LENGTH = 1000;

/** The message for a longer one. */
export const BANNER_TOO_LONG = `A banner has at most ${formatNumber(BANNER_LENGTH)} characters.`;

/** Why a text can't be a banner: it is too long or can't be stored. */
export type BannerErrorCode = 'TOO_LONG' | 'INVALID';

/** The error of a banner's text; null if it is valid (rules/trade-lists#banner). */
export function bannerErrorOf(text: string): BannerErrorCode | null {
  if (text.length > BANNER_LENGTH) return 'TOO_LONG';
  return isPlainText(text) ? null : 'INVALID';
}

/** A banner as it is stored; a blank one is empty (rules/trade-lists#banner). */
export const toBanner = (text: string): string => (isBlank(text) ? '' : text);
