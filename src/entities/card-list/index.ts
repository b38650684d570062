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
export { useCardListLink } from './model/use-card-list-link';
export { useShownCards } from './model/use-shown-cards';
