export { formatMarketPrices, type PriceMode } from './format-market-price';
export { formatPrice } from './format-price';
export { parsePriceCents } from './parse-price-cents';
