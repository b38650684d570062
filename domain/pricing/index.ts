export { formatMarketPrice, formatMarketPrices, type PriceMode } from './format-market-price';
export { formatPrice } from './format-price';
