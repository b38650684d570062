export { removeFromSaleList } from './commands';
export { holdSaleList } from './locks';
export { ownSaleList, pricingOf } from './queries';
