export { QuantityEntry } from './quantity-entry';
