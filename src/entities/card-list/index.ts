export type { ActiveChoice } from './model/active-choice';
export {
  selectAreFiltersShown,
  selectCardFilter,
  selectCardQuery,
  selectCardSort,
  selectCardView,
  selectDropped,
  selectSearchLine,
  type WithCardList,
} from './model/card-list-selectors';
export {
  aspectCycled,
  cardListReducer,
  choiceToggled,
  filterRemoved,
  filtersCleared,
  filtersToggled,
  noteRead,
  queryRemoved,
  searchLineTyped,
  searchTextTyped,
  sortChosen,
  viewChosen,
} from './model/card-list-slice';
export { selectCollectionList, type WithCollectionList } from './model/collection-list-selectors';
export {
  cardSetChosen,
  cardSetTaken,
  collectionListReducer,
  collectionSortChosen,
  countFiltersCleared,
  showChosen,
  wantedOnlyToggled,
} from './model/collection-list-slice';
export {
  selectCollapsedSets,
  selectGroupBy,
  selectIsMatchesOnly,
  type WithTradeList,
} from './model/trade-list-selectors';
export {
  groupByChosen,
  matchesOnlyToggled,
  setToggled,
  tradeListReducer,
} from './model/trade-list-slice';
export { useCardListLink } from './model/use-card-list-link';
export { useCollectionLink } from './model/use-collection-link';
export { useShownCards } from './model/use-shown-cards';
export { useShownCollection } from './model/use-shown-collection';
export { useShownPrintings } from './model/use-shown-printings';
export { useTradeListLink } from './model/use-trade-list-link';
