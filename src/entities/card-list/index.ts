export type { ActiveChoice } from './model/active-choice';
export { selectSearchLine } from './model/card-list-selectors';
export {
  aspectCycled,
  cardListReducer,
  choiceToggled,
  filterRemoved,
  filtersCleared,
  filtersToggled,
  noteRead,
  queryRemoved,
  selectAreFiltersShown,
  selectCardFilter,
  selectCardQuery,
  selectCardSort,
  selectCardView,
  selectDropped,
  searchLineTyped,
  searchTextTyped,
  sortChosen,
  viewChosen,
} from './model/card-list-slice';
export {
  cardSetChosen,
  cardSetTaken,
  collectionListReducer,
  collectionSortChosen,
  countFiltersCleared,
  selectCollectionList,
  showChosen,
  wantedOnlyToggled,
} from './model/collection-list-slice';
export {
  groupByChosen,
  matchesOnlyToggled,
  selectCollapsedSets,
  selectGroupBy,
  selectIsMatchesOnly,
  setToggled,
  tradeListReducer,
} from './model/trade-list-slice';
export { useCardListLink } from './model/use-card-list-link';
export { useCollectionLink } from './model/use-collection-link';
export { useShownCards } from './model/use-shown-cards';
export { useShownCollection } from './model/use-shown-collection';
export { useShownPrintings } from './model/use-shown-printings';
export { useTradeListLink } from './model/use-trade-list-link';
