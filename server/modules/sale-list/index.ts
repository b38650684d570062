export { ASKED_CENTS } from './asked-price';
export { removeFromSaleList } from './commands';
export { holdSaleList } from './locks';
export { ownSaleList, pricingOf } from './queries';
