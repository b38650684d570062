import { parserOf } from '@domain/errors';
import { formatPrice } from './currency';
import { DOLLARS, type Money, priceInDollars } from './money';

export const PRICE_TYPES = ['CONTACT', 'FIXED', 'MARKET'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

/** Throws `Unknown price type: value` for any other value. */
export const parsePriceType = parserOf('price type', PRICE_TYPES);

/** What a copy may cost, in whole cents; null without such a price. */
interface PossiblePrices {
  fixedCents: number | null;
  /** With the seller's adjustment. */
  marketCents: number | null;
}

interface PriceTypeFacts {
  /** In a list to choose from. */
  label: string;
  /** Whether the seller names the price; otherwise none is stored with the copy. */
  isNamed: boolean;
  /** Whether the price is the market's, with the seller's adjustment. */
  isMarket: boolean;
  /** Whether the two sides of an offer have to agree on the price. */
  isAgreed: boolean;
  /** Of the two prices, the one that counts. */
  cents: (prices: PossiblePrices) => number | null;
  /**
   * The asked price of a copy, in words (rules/prices#asked-price).
   *
   * @param cents the fixed price, or the market's with the seller's adjustment; null without one
   * @param money writes what stands beside the dollars
   */
  text: (cents: number | null, money: Money) => string;
  /** The asked price where its kind is said beside it. */
  amount: (cents: number | null) => string;
  /** The asked price within a sentence: “3 copies, $2.50 each”. */
  words: (fixedCents: number | null) => string;
}

/** Everything that differs between price types. The most common one comes first. */
const FACTS: Record<PriceType, PriceTypeFacts> = {
  MARKET: {
    label: 'Market',
    isNamed: false,
    isMarket: true,
    isAgreed: false,
    cents: ({ marketCents }) => marketCents,
    text: (cents, money) =>
      cents === null ? 'Market Price' : `${formatPrice(cents)} (Market)${money.beside(cents)}`,
    amount: (cents) => (cents === null ? 'Market Price' : formatPrice(cents)),
    words: () => 'market price',
  },
  FIXED: {
    label: 'Fixed',
    isNamed: true,
    isMarket: false,
    isAgreed: false,
    cents: ({ fixedCents }) => fixedCents,
    text: (cents, money) => priceInDollars(cents ?? 0, money),
    amount: (cents) => formatPrice(cents ?? 0),
    words: (cents) => `${formatPrice(cents ?? 0)} each`,
  },
  CONTACT: {
    label: 'Contact',
    isNamed: false,
    isMarket: false,
    isAgreed: true,
    cents: () => null,
    text: () => 'Contact for Price',
    amount: () => 'Contact for Price',
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

/** Whether a copy costs the market's price, with the seller's adjustment. */
export const isMarketPrice = (priceType: PriceType): boolean => FACTS[priceType].isMarket;

/** Whether the two sides of an offer have to agree on the price (rules/offers#agreed-price). */
export const isAgreedPrice = (priceType: PriceType): boolean => FACTS[priceType].isAgreed;

/** What a copy costs by its price type, in whole cents; null where the sides have to agree or there is no price. */
export const priceForType = (priceType: PriceType, prices: PossiblePrices): number | null =>
  FACTS[priceType].cents(prices);

export const askedPriceText = (
  priceType: PriceType,
  cents: number | null,
  money: Money = DOLLARS,
): string => FACTS[priceType].text(cents, money);

/** The asked price of a copy without the word for its kind, which is beside it. */
export const askedAmountText = (priceType: PriceType, cents: number | null): string =>
  FACTS[priceType].amount(cents);

export const askedPriceWords = (priceType: PriceType, fixedCents: number | null): string =>
  FACTS[priceType].words(fixedCents);
