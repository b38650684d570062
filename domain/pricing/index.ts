export { formatMarketPrices, type PriceMode } from './format-market-price';
export { formatPrice } from './format-price';
export { formatSum } from './format-sum';
export { parsePriceCents } from './parse-price-cents';
export { PRICE_RANGES, rangeStart, type PriceRange } from './price-range';
