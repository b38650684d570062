import { createSlice } from '@reduxjs/toolkit';
import {
  DEFAULT_COLLECTION_FILTER,
  type CollectionFilter,
  type CollectionSort,
  type CollectionSortColumn,
} from '@domain/collection';
import {
  DEFAULT_COLLECTION_LIST,
  type CollectionListState,
  type Decoded,
} from '@domain/card-list-link';
import { inNewEntry, inSameEntry } from '@/shared/lib/address/history-entry';

/** What the open collection's page shows and how, apart from the filter of the cards. */
export interface CollectionListSliceState {
  /** In lower case; null until the link names one or the page chooses one. */
  set: string | null;
  show: CollectionFilter;
  isWantedOnly: boolean;
  sort: CollectionSort;
}

const initialState: CollectionListSliceState = {
  set: null,
  show: DEFAULT_COLLECTION_FILTER,
  isWantedOnly: false,
  sort: DEFAULT_COLLECTION_LIST.sort,
};

const collectionListSlice = createSlice({
  name: 'collectionList',
  initialState,
  reducers: (create) => ({
    /** The address changed: a link was opened, or the user went back or forward. */
    collectionLinkFollowed: create.reducer<Decoded<CollectionListState>>(
      (_state, { payload }): CollectionListSliceState => {
        const { set = null, show, isWantedOnly, sort } = payload.state;
        return { set, show, isWantedOnly, sort };
      },
    ),
    /** The page chose a set, since the link names none that exists. `dropped` is the ignored name. */
    cardSetTaken: create.preparedReducer(
      inSameEntry<{ set: string; dropped: string[] }>(),
      (state, { payload }) => {
        state.set = payload.set;
      },
    ),
    cardSetChosen: create.preparedReducer(inNewEntry<string>(), (state, { payload: set }) => {
      state.set = set;
    }),
    showChosen: create.preparedReducer(
      inNewEntry<CollectionFilter>(),
      (state, { payload: show }) => {
        state.show = show;
      },
    ),
    wantedOnlyToggled: create.preparedReducer(inNewEntry<void>(), (state) => {
      state.isWantedOnly = !state.isWantedOnly;
    }),
    /** The filter by counts was removed. */
    countFiltersCleared: create.preparedReducer(inNewEntry<void>(), (state) => {
      state.show = initialState.show;
      state.isWantedOnly = false;
    }),
    /** A header was clicked: a new column starts ascending, the same one reverses (rules/cards#table-columns). */
    collectionSortChosen: create.preparedReducer(
      inNewEntry<CollectionSortColumn>(),
      (state, { payload: column }) => {
        const turned = state.sort.column === column && state.sort.direction === 'ascending';
        state.sort = { column, direction: turned ? 'descending' : 'ascending' };
      },
    ),
  }),
  selectors: { selectCollectionList: (state) => state },
});

export const collectionListReducer = collectionListSlice.reducer;
export const {
  collectionLinkFollowed,
  cardSetTaken,
  cardSetChosen,
  showChosen,
  wantedOnlyToggled,
  countFiltersCleared,
  collectionSortChosen,
} = collectionListSlice.actions;
export const { selectCollectionList } = collectionListSlice.selectors;
