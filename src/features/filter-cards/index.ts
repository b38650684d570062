export {
  deckDroppedRead,
  deckFormatChosen,
  deckListLink,
  deckListReducer,
  deckSearchCleared,
  deckSortChosen,
  deckTextTyped,
  selectDeckList,
} from './model/deck-list-slice';
export { DroppedNote, NoCards } from './ui/filter-outcome';
export {
  cardListReducer,
  filtersCleared,
  selectIsBySet,
  selectCardView,
  selectCardSort,
  sortChosen,
  orderChosen,
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
  changesChosen,
  dayTyped,
  dayViewChosen,
  historyReducer,
  selectHistory,
  setOfDayChosen,
} from './model/history-slice';
export {
  tradeListReducer,
  groupByChosen,
  selectGroupBy,
  selectCollapsedSets,
  setToggled,
  matchesOnlyToggled,
  selectIsMatchesOnly,
} from './model/trade-list-slice';
export {
  cardOrderChosen,
  cardSortChosen,
  droppedRead,
  offerFiltersCleared,
  offerSearchTyped,
  offerTypeChosen,
  roleChosen,
  selectTradingHub,
  stageChosen,
  tabChosen,
  tradingHubReducer,
} from './model/trading-hub-slice';
export {
  selectCardSearchLine,
  selectSearchLine,
  selectSearchText,
} from './model/card-list-selectors';
export {
  allCardsLink,
  cardListLink,
  type FirstShown,
  firstShownOf,
  historyLink,
  collectionLink,
  selectFirstShown,
  selectLinkOfAnyCount,
  tradeListLink,
  tradingHubLink,
} from './model/list-links';
export {
  type AskedCards,
  useAskedCards,
  useShownCards,
  useShownCollection,
  useShownPrintings,
} from './model/use-shown-cards';
export { usePrintingsForSale } from './model/use-printings-for-sale';
export { GroupBy } from './ui/group-by';
export { GroupBySet } from './ui/group-by-set';
export { ActiveFilters, FilterToggle } from './ui/active-filters';
export { CardFilterBar } from './ui/card-filter-bar';
export { CopyLinkButton } from './ui/copy-link-button';
export { FactsNote } from './ui/facts-note';
export { FilterDrawer } from './ui/filter-drawer';
export { SearchLine } from './ui/search-line';
