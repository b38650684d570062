import { parserOf } from '@domain/errors';
import { formatPrice } from './price-text';

export const PRICE_TYPES = ['CONTACT', 'FIXED', 'MARKET'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

/** Throws `Unknown price type: value` for any other value. */
export const parsePriceType = parserOf('price type', PRICE_TYPES);

interface PriceTypeFacts {
  /** In a list to choose from. */
  label: string;
  /** Whether the seller names the price; otherwise none is kept with the copy. */
  isNamed: boolean;
  /**
   * What is asked for a copy, in the specification's words (rules/prices#asked-price).
   *
   * @param cents the fixed price, or the market's with the seller's adjustment; null without one
   */
  text: (cents: number | null) => string;
  /** The same within a sentence: “3 copies, $2.50 each”. */
  words: (fixedCents: number | null) => string;
}

/** Everything that differs from one kind of price to another; the one that most sellers take comes first. */
const FACTS: Record<PriceType, PriceTypeFacts> = {
  MARKET: {
    label: 'Market',
    isNamed: false,
    text: (cents) => (cents === null ? 'Market Price' : `${formatPrice(cents)} (Market)`),
    words: () => 'market price',
  },
  FIXED: {
    label: 'Fixed',
    isNamed: true,
    text: (cents) => formatPrice(cents ?? 0),
    words: (cents) => `${formatPrice(cents ?? 0)} each`,
  },
  CONTACT: {
    label: 'Contact',
    isNamed: false,
    text: () => 'Contact for Price',
    words: () => 'contact for price',
  },
};

/** The kinds of price to choose from, in few words. */
export const PRICE_TYPE_CHOICES = (Object.keys(FACTS) as PriceType[]).map((value) => ({
  value,
  label: FACTS[value].label,
}));

/** Whether the seller names the price of a copy themselves. */
export const isNamedPrice = (priceType: PriceType): boolean => FACTS[priceType].isNamed;

export const askedPriceText = (priceType: PriceType, cents: number | null): string =>
  FACTS[priceType].text(cents);

export const askedPriceWords = (priceType: PriceType, fixedCents: number | null): string =>
  FACTS[priceType].words(fixedCents);
