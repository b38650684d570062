export { removeBanner, removeFromSaleList } from './commands';
export { holdSaleList } from './locks';
export { ownSaleList, pricingOf, visibleSaleLists } from './queries';
