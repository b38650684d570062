import { adjustPrice, type MarketPricing } from './adjusted-price';
import { formatStep } from './currency';
import { type Money, priceInDollars } from './money';
import { percentBetween, priceChangeText } from './price-change';
import { askedAmountText, isMarketPrice, type PriceType } from './price-type';

/** A price of a copy beside the market's, in whole cents. */
export interface PriceBesideMarket {
  priceType: PriceType;
  /** Null without a price, also while one is still to be agreed. */
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

/**
 * A price beside the market's, in the one wording for it: `asks $12.00`, and `market $13.33 (−10 %, rounded up to 25¢)`
 * or null without a market price (rules/prices#beside-the-market). The seller's rule is named if it is known and the
 * price follows it, else the difference.
 */
export function besideMarketParts(
  price: PriceBesideMarket,
  money: Money,
): { asked: string; market: string | null } {
  const { priceType, cents } = price;
  const asked =
    cents === null ? askedAmountText(priceType, null) : `asks ${priceInDollars(cents, money)}`;
  return { asked, market: marketPart(price, money) };
}

function marketPart(
  { priceType, cents, marketCents, pricing = null }: PriceBesideMarket,
  money: Money,
): string | null {
  if (!marketCents) return null;
  if (cents === marketCents) return 'the market price';
  const market = `market ${money.price(marketCents)}`;
  if (cents === null) return market;
  const isByRule =
    isMarketPrice(priceType) && pricing && adjustPrice(marketCents, pricing) === cents;
  const percent = percentBetween(marketCents, cents);
  const why = isByRule ? pricingWords(pricing) : percent === null ? null : priceChangeText(percent);
  return why === null ? market : `${market} (${why})`;
}
