import { isBlank, isPlainText } from '../plain-text';

/** The longest banner of a sale list, in UTF-16 units on both sides (rules/trade-lists#banner). */
export const BANNER_LENGTH = 1000;

/** What is said of a longer one. */
export const BANNER_TOO_LONG = `A banner has at most ${BANNER_LENGTH.toLocaleString('en-US')} characters.`;

/** Why a text can't be a banner: it is too long, or holds what no text holds. */
export type BannerErrorCode = 'TOO_LONG' | 'INVALID';

/** What is wrong with a text as a banner; null where nothing is (rules/trade-lists#banner). */
export function bannerErrorOf(text: string): BannerErrorCode | null {
  if (text.length > BANNER_LENGTH) return 'TOO_LONG';
  return isPlainText(text) ? null : 'INVALID';
}

/** A banner as it is kept: one that shows nothing is none (rules/trade-lists#banner). */
export const toBanner = (text: string): string => (isBlank(text) ? '' : text);
