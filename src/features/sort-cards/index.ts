export {
  cardSortReducer,
  selectCardSort,
  sortBegun,
  sortChosen,
  type WithCardSort,
} from './model/card-sort-slice';
