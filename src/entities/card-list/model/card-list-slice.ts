import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CardSortColumn } from '@domain/card';
import {
  canonicalFilter,
  cycleAspect,
  EMPTY_CARD_FILTER,
  SEARCH_TEXT_LENGTH,
  toggleChoice,
  wellFormedText,
  withoutFilter,
  type ActiveFilter,
  type AspectChoice,
  type CardFilter,
} from '@domain/card-filter';
import { DEFAULT_CARD_LIST, type CardListState, type CardView } from '@domain/card-list-link';
import type { ActiveChoice } from './active-choice';
import { readSearchLine } from './read-search-line';

/** What the open list of cards shows and how, and what the person is about to ask. */
export interface CardListSliceState extends Omit<CardListState, 'set'> {
  /** The search line as typed, while it says the same in other words or can't be understood; null otherwise. */
  typedLine: string | null;
  areFiltersShown: boolean;
  /** What the followed link or the typed text said in vain, until the person has read it. */
  dropped: string[];
  /** Whether the next address is a step in history of its own: a choice is, typing goes on with the last (product 12). */
  isStep: boolean;
}

const initialState: CardListSliceState = {
  ...DEFAULT_CARD_LIST,
  typedLine: null,
  areFiltersShown: false,
  dropped: [],
  isStep: true,
};

/** A filter that the person chose, not typed. */
function choose(state: CardListSliceState, filter: CardFilter): CardListSliceState {
  return { ...state, filter: canonicalFilter(filter), typedLine: null, dropped: [], isStep: true };
}

const cardListSlice = createSlice({
  name: 'cardList',
  initialState,
  reducers: {
    /** The address says what to show: a link was opened, or the person went back or forward. */
    linkFollowed(
      state,
      { payload }: PayloadAction<{ state: CardListState; dropped: string[] }>,
    ): CardListSliceState {
      const { filter, query, view, sort } = payload.state;
      const { areFiltersShown } = state;
      return {
        ...initialState,
        areFiltersShown,
        filter,
        query,
        view,
        sort,
        dropped: payload.dropped,
        // The address is put into its canonical form in place.
        isStep: false,
      };
    },
    searchTextTyped(state, { payload: text }: PayloadAction<string>): CardListSliceState {
      const searchText = wellFormedText(text, SEARCH_TEXT_LENGTH);
      const dropped = text.length > SEARCH_TEXT_LENGTH ? [CUT] : [];
      return { ...choose(state, { ...state.filter, searchText }), dropped, isStep: false };
    },
    searchLineTyped(state, { payload: line }: PayloadAction<string>): CardListSliceState {
      return { ...state, ...readSearchLine(line), typedLine: line, dropped: [], isStep: false };
    },
    choiceToggled: (state, { payload }: PayloadAction<ActiveChoice>) =>
      choose(state, toggleChoice(state.filter, payload.field, payload.value)),
    aspectCycled: (state, { payload }: PayloadAction<AspectChoice>) =>
      choose(state, cycleAspect(state.filter, payload)),
    filterRemoved: (state, { payload }: PayloadAction<ActiveFilter>) =>
      choose(state, withoutFilter(state.filter, payload)),
    /** What the search line asked beyond the drawer was taken back. */
    queryRemoved: (state) => ({ ...choose(state, state.filter), query: '' }),
    filtersCleared: (state) => ({ ...choose(state, EMPTY_CARD_FILTER), query: '' }),
    viewChosen: (state, { payload: view }: PayloadAction<CardView>) => ({
      ...state,
      view,
      isStep: true,
    }),
    /** A header was clicked: another column starts ascending, the same one turns round (spec 2). */
    sortChosen(state, { payload: column }: PayloadAction<CardSortColumn>): CardListSliceState {
      const turned = state.sort.column === column && state.sort.direction === 'ascending';
      return {
        ...state,
        sort: { column, direction: turned ? 'descending' : 'ascending' },
        isStep: true,
      };
    },
    filtersToggled(state) {
      state.areFiltersShown = !state.areFiltersShown;
    },
    noteRead(state) {
      state.dropped = [];
    },
  },
});

const CUT = `text beyond ${SEARCH_TEXT_LENGTH} characters`;

export const cardListReducer = cardListSlice.reducer;
export const {
  linkFollowed,
  searchTextTyped,
  searchLineTyped,
  choiceToggled,
  aspectCycled,
  filterRemoved,
  queryRemoved,
  filtersCleared,
  viewChosen,
  sortChosen,
  filtersToggled,
  noteRead,
} = cardListSlice.actions;
