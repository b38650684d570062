export {
  adjustPrice,
  clampPercentage,
  isRoundingStep,
  MARKET_PRICING_AS_IS,
  type MarketPricing,
  parseRoundingType,
  PERCENTAGE_ADJUSTMENT,
  readPercentage,
  ROUNDING_STEPS,
  ROUNDING_TYPES,
  type RoundingStep,
  type RoundingType,
} from './adjusted-price';
export { type CopiesCost, costOfCopies } from './copies-cost';
export {
  CURRENCIES,
  CURRENCY,
  CURRENCY_CODES,
  type CurrencyCode,
  currencyOf,
  parseCurrencyCode,
} from './currencies';
export {
  GREATEST_PRICE_CENTS,
  formatChange,
  formatPrice,
  formatShortSum,
  formatStep,
  formatSum,
} from './currency';
export {
  type ExchangeRate,
  isOldRate,
  isRate,
  MAX_RATE_AGE_DAYS,
  rateWords,
  type ShownCurrency,
} from './exchange-rate';
export {
  canBeTyped,
  isFixedPrice,
  MAX_FIXED_PRICE_CENTS,
  readFixedPrice,
  typedPriceOf,
} from './fixed-price';
export { formatMarketPrice, formatMarketPrices, type PriceMode } from './market-price';
export { DOLLARS, type Money, moneyIn, priceInDollars, sumInDollars } from './money';
export { besideMarketParts, type PriceBesideMarket, pricingWords } from './price-beside-market';
export { oldPriceDays } from './price-age';
export {
  CHANGE_DAYS,
  CHANGE_PERIODS,
  changeBetweenText,
  type ChangePeriod,
  isChangePeriod,
  percentBetween,
  priceChange,
  priceChangeText,
} from './price-change';
export {
  MAX_PRICE_MOVERS,
  MOVER_THRESHOLD_CENTS,
  type MovedPrice,
  priceMoversOf,
} from './price-movers';
export { decimalMarkIn, type DecimalMark, type MoneyReading, readMoney } from './read-money';
export { PRICE_RANGE_CHOICES, PRICE_RANGES, type PriceRange, rangeStart } from './price-range';
export { heldUntil, lowAndHigh, MAX_PRICE_POINTS, stepsSince, thinnedSteps } from './price-steps';
export {
  askedAmountText,
  askedPriceText,
  askedPriceWords,
  isAgreedPrice,
  isMarketPrice,
  isNamedPrice,
  parsePriceType,
  PRICE_TYPE_CHOICES,
  priceForType,
  PRICE_TYPES,
  type PriceType,
} from './price-type';
