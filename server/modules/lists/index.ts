export { matchWith } from './queries/matches';
export { ownSaleList, ownWantList, pricingOf, visibleSaleLists } from './queries/trade-lists';
export { removeBanner } from './commands/sale-settings';
export { MANY_ITEMS, NAMED_TWICE, NOT_A_PRICE, isPriced } from './commands/validation';
export { deleteList, holdList } from './commands/trade-list';
export { quantitiesForSale } from './queries/list-items';
export { findWantsOf } from './queries/wants';
export { raiseWanted, removeFromSale, removeFromWants } from './commands/set-items';
export { type SoldPrinting, soldPrintings } from './queries/sold-printings';
