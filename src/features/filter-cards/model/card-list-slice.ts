import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { CardSort, CardSortColumn } from '@domain/card';
import {
  type ActiveFilter,
  type ChoiceField,
  type NumberListField,
  canonicalFilter,
  cycleAspect,
  EMPTY_CARD_FILTER,
  SEARCH_TEXT_LENGTH,
  toggleChoice,
  withoutFilter,
  type AspectChoice,
  type CardFilter,
} from '@domain/card-filter';
import { DEFAULT_CARD_LIST, type CardListState, type CardView } from '@domain/card-list-link';
import { wellFormedText } from '@domain/plain-text';
import { hubLinkFollowed } from './trading-hub-slice';
import { inNewEntry, inSameEntry } from '@/shared/lib/address/history-entry';
import { cardSetTaken, collectionLinkFollowed } from './collection-list-slice';
import { historyLinkFollowed } from './history-slice';
import { tradeLinkFollowed } from './trade-list-slice';

/** A value of one of the drawer's lists, such as the rarity RARE. */
export type ActiveChoice = Extract<ActiveFilter, { field: ChoiceField }>;

/** All numbers of a field's choices from one to another; none where that is all of them. */
interface ChosenRange {
  field: NumberListField;
  values: readonly number[];
}

/** A search line as typed, and what it means. */
export interface TypedSearchLine {
  line: string;
  meaning: { filter: CardFilter; query: string };
}

/** The state of the open card list, including the typed search line. */
interface CardListSliceState extends Omit<CardListState, 'set' | 'isBySet'> {
  /** Whether the cards of each set are together, where they are of several. */
  isBySet: boolean;
  /** The search line as typed, while it means the same in other words or can't be understood; null otherwise. */
  typedLine: string | null;
  areFiltersShown: boolean;
  /** The ignored parts of the link or the typed text, until dismissed. */
  dropped: string[];
}

const initialState: CardListSliceState = {
  ...DEFAULT_CARD_LIST,
  isBySet: false,
  typedLine: null,
  areFiltersShown: false,
  dropped: [],
};

/** A filter that the person chose in the drawer. */
function choose(state: CardListSliceState, filter: CardFilter): CardListSliceState {
  return { ...state, filter: canonicalFilter(filter), typedLine: null, dropped: [] };
}

/**
 * The filter before, if the next one is the same: what depends on it stays the same objects, so that a page that opens
 * with it is rendered once.
 */
const sameFilter = (before: CardFilter, next: CardFilter): CardFilter =>
  JSON.stringify(before) === JSON.stringify(next) ? before : next;

/** Of the last list, only what is folded is kept. */
const opened = (
  { areFiltersShown }: CardListSliceState,
  dropped: string[],
): CardListSliceState => ({
  ...initialState,
  areFiltersShown,
  dropped,
});

const cardListSlice = createSlice({
  name: 'cardList',
  initialState,
  reducers: (create) => ({
    /** The address changed: a link was opened, or the user went back or forward. */
    linkFollowed: create.reducer<{ state: CardListState; dropped: string[] }>(
      (state, { payload }): CardListSliceState => {
        const { filter, query, view, sort, isBySet = false } = payload.state;
        return {
          ...opened(state, payload.dropped),
          filter: sameFilter(state.filter, filter),
          query,
          view,
          sort,
          isBySet,
        };
      },
    ),
    searchTextTyped: create.preparedReducer(
      inSameEntry<string>(),
      (state, { payload: text }): CardListSliceState => {
        const searchText = wellFormedText(text, SEARCH_TEXT_LENGTH);
        const dropped = text.length > SEARCH_TEXT_LENGTH ? [CUT] : [];
        return { ...choose(state, { ...state.filter, searchText }), dropped };
      },
    ),
    searchLineTyped: create.preparedReducer(
      inSameEntry<TypedSearchLine>(),
      (state, { payload: { line, meaning } }): CardListSliceState => ({
        ...state,
        ...meaning,
        typedLine: line,
        dropped: [],
      }),
    ),
    choiceToggled: create.preparedReducer(inNewEntry<ActiveChoice>(), (state, { payload }) =>
      choose(state, toggleChoice(state.filter, payload.field, payload.value)),
    ),
    /** A range of numbers, also while a thumb moves: like a text that is typed, it is one entry. */
    rangeChosen: create.preparedReducer(inSameEntry<ChosenRange>(), (state, { payload }) =>
      choose(state, { ...state.filter, [payload.field]: payload.values }),
    ),
    aspectCycled: create.preparedReducer(inNewEntry<AspectChoice>(), (state, { payload }) =>
      choose(state, cycleAspect(state.filter, payload)),
    ),
    filterRemoved: create.preparedReducer(inNewEntry<ActiveFilter>(), (state, { payload }) =>
      choose(state, withoutFilter(state.filter, payload)),
    ),
    /** The part of the search line that the drawer doesn't cover was removed. */
    queryRemoved: create.preparedReducer(inNewEntry<void>(), (state) => ({
      ...choose(state, state.filter),
      query: '',
    })),
    filtersCleared: create.preparedReducer(inNewEntry<void>(), (state) => ({
      ...choose(state, EMPTY_CARD_FILTER),
      query: '',
    })),
    viewChosen: create.preparedReducer(inNewEntry<CardView>(), (state, { payload: view }) => {
      state.view = view;
    }),
    /** A header was clicked: a new column starts ascending, the same one reverses (rules/cards#table-columns). */
    sortChosen: create.preparedReducer(
      inNewEntry<CardSortColumn>(),
      (state, { payload: column }) => {
        const turned = state.sort.column === column && state.sort.direction === 'ascending';
        state.sort = { column, direction: turned ? 'descending' : 'ascending' };
      },
    ),
    orderChosen: create.preparedReducer(inNewEntry<CardSort>(), (state, { payload: sort }) => {
      state.sort = sort;
    }),
    bySetToggled: create.preparedReducer(inNewEntry<void>(), (state) => {
      state.isBySet = !state.isBySet;
    }),
    filtersToggled: create.reducer((state) => {
      state.areFiltersShown = !state.areFiltersShown;
    }),
    noteRead: create.reducer((state) => {
      state.dropped = [];
    }),
  }),
  extraReducers: (builder) =>
    builder
      .addCase(cardSetTaken, (state, { payload }) => {
        state.dropped.push(...payload.dropped);
      })
      .addCase(hubLinkFollowed, (state, { payload: { state: asked } }) => ({
        ...opened(state, []),
        filter: asked.filter,
        query: asked.query,
      }))
      .addMatcher(
        isAnyOf(collectionLinkFollowed, tradeLinkFollowed, historyLinkFollowed),
        (state, { payload: { state: asked, dropped } }) => ({
          ...opened(state, dropped),
          filter: asked.filter,
          query: asked.query,
        }),
      ),
  selectors: {
    selectCardFilter: (state) => state.filter,
    selectCardQuery: (state) => state.query,
    selectCardView: (state) => state.view,
    selectCardSort: (state) => state.sort,
    selectIsBySet: (state) => state.isBySet,
    selectTypedLine: (state) => state.typedLine,
    selectAreFiltersShown: (state) => state.areFiltersShown,
    selectDropped: (state) => state.dropped,
  },
});

const CUT = `text after ${SEARCH_TEXT_LENGTH} characters`;

export const cardListReducer = cardListSlice.reducer;
export const {
  linkFollowed,
  searchTextTyped,
  searchLineTyped,
  choiceToggled,
  rangeChosen,
  aspectCycled,
  filterRemoved,
  queryRemoved,
  filtersCleared,
  viewChosen,
  sortChosen,
  orderChosen,
  bySetToggled,
  filtersToggled,
  noteRead,
} = cardListSlice.actions;
export const {
  selectCardFilter,
  selectCardQuery,
  selectCardView,
  selectCardSort,
  selectIsBySet,
  selectTypedLine,
  selectAreFiltersShown,
  selectDropped,
} = cardListSlice.selectors;
