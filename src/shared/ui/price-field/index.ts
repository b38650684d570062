export { PriceField } from './price-field';
