import { parserOf } from '@domain/errors';
import { formatPrice } from './format-price';

export const PRICE_TYPES = ['CONTACT', 'FIXED', 'MARKET'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

/** Throws `Unknown price type: value` for any other value (spec 3). */
export const parsePriceType = parserOf('price type', PRICE_TYPES);

/**
 * What is asked for a copy, in the specification's words (spec 4).
 *
 * @param cents the fixed price, or the market's with the seller's adjustment; null where there is none
 */
export function askedPriceText(priceType: PriceType, cents: number | null): string {
  if (priceType === 'CONTACT') return 'Contact for Price';
  if (priceType === 'FIXED') return formatPrice(cents ?? 0);
  return cents === null ? 'Market Price' : `${formatPrice(cents)} (Market)`;
}
