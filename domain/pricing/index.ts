export { adjustPrice, MARKET_PRICING_AS_IS, type MarketPricing } from './adjust-price';
export {
  FIXED_PRICE_LENGTH,
  FIXED_PRICE_RULE,
  isFixedPrice,
  MAX_FIXED_PRICE_CENTS,
  priceBeingTyped,
  readFixedPrice,
  typedPriceOf,
} from './fixed-price';
export { formatMarketPrices, type PriceMode } from './format-market-price';
export { formatPrice } from './format-price';
export { formatSum } from './format-sum';
export { parsePriceCents } from './parse-price-cents';
export { clampPercentage, PERCENTAGE_ADJUSTMENT, percentageLabel } from './percentage-adjustment';
export { PRICE_RANGES, rangeStart, type PriceRange } from './price-range';
export {
  askedPriceText,
  parsePriceType,
  PRICE_TYPE_CHOICES,
  PRICE_TYPES,
  type PriceType,
} from './price-type';
export {
  isRoundingStep,
  parseRoundingType,
  ROUNDING_STEPS,
  ROUNDING_TYPES,
  type RoundingStep,
  type RoundingType,
} from './rounding';
