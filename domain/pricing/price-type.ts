import { parserOf } from '@domain/errors';
import { formatPrice } from './price-text';

export const PRICE_TYPES = ['CONTACT', 'FIXED', 'MARKET'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

/** Throws `Unknown price type: value` for any other value. */
export const parsePriceType = parserOf('price type', PRICE_TYPES);

/** The kinds of price to choose from, in few words: the one that most take first. */
export const PRICE_TYPE_CHOICES: readonly { value: PriceType; label: string }[] = [
  { value: 'MARKET', label: 'Market' },
  { value: 'FIXED', label: 'Fixed' },
  { value: 'CONTACT', label: 'Contact' },
];

/**
 * What is asked for a copy, in the specification's words (rules/prices#asked-price).
 *
 * @param cents the fixed price, or the market's with the seller's adjustment; null without one
 */
export function askedPriceText(priceType: PriceType, cents: number | null): string {
  if (priceType === 'CONTACT') return 'Contact for Price';
  if (priceType === 'FIXED') return formatPrice(cents ?? 0);
  return cents === null ? 'Market Price' : `${formatPrice(cents)} (Market)`;
}
