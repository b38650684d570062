import { adjustPrice, type MarketPricing } from './adjusted-price';
import { formatStep } from './currency';
import { type Money, priceInDollars } from './money';
import { percentBetween, priceChangeText } from './price-change';
import { askedAmountText, isMarketPrice, type PriceType } from './price-type';

/** A price of a copy beside the market's, in whole cents. */
export interface PriceBesideMarket {
  priceType: PriceType;
  /** As `priceForType` has it, or as agreed: null without a price, also while one is still to be agreed. */
  cents: number | null;
  /** The printing's own market price; null or 0 without one. */
  marketCents: number | null | undefined;
  /** How the seller's prices follow the market; null if that isn't known. */
  pricing?: MarketPricing | null;
}

/** `−10 %, rounded up to 25¢`; null for plain market prices. */
export function pricingWords({ percentageAdjustment, roundingStep }: MarketPricing): string | null {
  const words = [
    ...(percentageAdjustment === 0 ? [] : [priceChangeText(percentageAdjustment)]),
    ...(roundingStep === 0 ? [] : [`rounded up to ${formatStep(roundingStep)}`]),
  ];
  return words.length === 0 ? null : words.join(', ');
}

/** A price and the market's in words. */
export interface BesideMarket {
  /** `asks $12.00`. */
  asked: string;
  /** `market $13.33 (−10 %, rounded up to 25¢)`; null without a market price. */
  market: string | null;
  /** The same in two parts, if the second one is the seller's rule; null otherwise. */
  byRule: { amount: string; rule: string } | null;
}

/**
 * A price beside the market's, in the one wording for it (rules/prices#beside-the-market). The seller's rule is named if
 * it is known and the price follows it, else the difference.
 */
export function besideMarketParts(price: PriceBesideMarket, money: Money): BesideMarket {
  const { priceType, cents, marketCents, pricing } = price;
  const asked =
    cents === null ? askedAmountText(priceType, null) : `asks ${priceInDollars(cents, money)}`;
  if (!marketCents) return { asked, market: null, byRule: null };
  if (cents === marketCents) return { asked, market: 'the market price', byRule: null };
  const amount = `market ${money.price(marketCents)}`;
  if (cents === null) return { asked, market: amount, byRule: null };
  const isByRule =
    isMarketPrice(priceType) && pricing && adjustPrice(marketCents, pricing) === cents;
  const percent = percentBetween(marketCents, cents);
  const why = isByRule ? pricingWords(pricing) : percent === null ? null : priceChangeText(percent);
  if (why === null) return { asked, market: amount, byRule: null };
  const rule = ` (${why})`;
  return { asked, market: `${amount}${rule}`, byRule: isByRule ? { amount, rule } : null };
}
