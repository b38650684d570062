export { matchWith } from './match';
export {
  holdSaleList,
  ownSaleList,
  pricingOf,
  removeBanner,
  removeFromSaleList,
  visibleSaleLists,
} from './sale-list';
export {
  MANY_ITEMS,
  NAMED_TWICE,
  NOT_A_PRICE,
  deleteList,
  isPriced,
  listedQuantities,
} from './trade-list';
export { holdWantList, ownWantList, raiseWanted, removeFromWantList } from './want-list';
