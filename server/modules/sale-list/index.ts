export { forgetSaleList, takeOffSaleList } from './commands';
export { holdSaleList } from './locks';
export { listedForSale, ownSaleList, pricingOf } from './queries';
