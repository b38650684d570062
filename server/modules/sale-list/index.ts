export { ASKED_CENTS } from './asked-price';
export { removeBanner, removeFromSaleList } from './commands';
export { holdSaleList } from './locks';
export { ownSaleList, pricingOf, visibleSaleLists } from './queries';
