export { DroppedNote, NoCards } from './ui/filter-outcome';
export {
  cardListReducer,
  selectCardView,
  selectCardSort,
  sortChosen,
  viewChosen,
} from './model/card-list-slice';
export {
  collectionListReducer,
  cardSetTaken,
  selectCollectionList,
  cardSetChosen,
  countFiltersCleared,
  collectionSortChosen,
  showChosen,
  wantedOnlyToggled,
} from './model/collection-list-slice';
export {
  tradeListReducer,
  groupByChosen,
  selectGroupBy,
  selectCollapsedSets,
  setToggled,
  matchesOnlyToggled,
  selectIsMatchesOnly,
} from './model/trade-list-slice';
export { useTradeListLink } from './model/use-trade-list-link';
export { useCardListLink } from './model/use-card-list-link';
export { useShownCards } from './model/use-shown-cards';
export { useCollectionLink } from './model/use-collection-link';
export { useShownCollection } from './model/use-shown-collection';
export { useShownPrintings } from './model/use-shown-printings';
export { GroupBy } from './ui/group-by';
export { CardFilterBar } from './ui/card-filter-bar';
