export { PriceHistory } from './ui/price-history';
