import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { CardSort, CardSortColumn } from '@domain/card';
import {
  type ActiveFilter,
  type ChoiceField,
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
import {
  cardOrderChosen,
  cardSortChosen,
  hubLinkFollowed,
  offerFiltersCleared,
  offerSearchTyped,
  offerTypeChosen,
  roleChosen,
  stageChosen,
  tabChosen,
} from '@/entities/trading-hub';
import {
  cardSetChosen,
  cardSetTaken,
  collectionLinkFollowed,
  collectionSortChosen,
  countFiltersCleared,
  showChosen,
  wantedOnlyToggled,
} from './collection-list-slice';
import {
  changesChosen,
  dayTyped,
  dayViewChosen,
  historyLinkFollowed,
  setOfDayChosen,
} from './history-slice';
import { groupByChosen, matchesOnlyToggled, tradeLinkFollowed } from './trade-list-slice';

/** A value of one of the drawer's lists, such as the rarity RARE. */
export type ActiveChoice = Extract<ActiveFilter, { field: ChoiceField }>;

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
  /** Whether a phone shows only the title above the cards. */
  isHeadFolded: boolean;
  /** The ignored parts of the link or the typed text, until dismissed. */
  dropped: string[];
  /**
   * Whether the next address is a new entry in the history: a choice is, typing replaces the last one
   * (rules/links#history-entries).
   */
  isStep: boolean;
}

const initialState: CardListSliceState = {
  ...DEFAULT_CARD_LIST,
  isBySet: false,
  typedLine: null,
  areFiltersShown: false,
  isHeadFolded: false,
  dropped: [],
  isStep: true,
};

/** A filter that the person chose in the drawer. */
function choose(state: CardListSliceState, filter: CardFilter): CardListSliceState {
  return { ...state, filter: canonicalFilter(filter), typedLine: null, dropped: [], isStep: true };
}

/**
 * The filter before, if the next one is the same: what depends on it stays the same objects, so that a page that opens
 * with it is rendered once.
 */
const sameFilter = (before: CardFilter, next: CardFilter): CardFilter =>
  JSON.stringify(before) === JSON.stringify(next) ? before : next;

/** Of the last list, only what is folded is kept. The address is replaced by its canonical form. */
const opened = (
  { areFiltersShown, isHeadFolded }: CardListSliceState,
  dropped: string[],
): CardListSliceState => ({
  ...initialState,
  areFiltersShown,
  isHeadFolded,
  dropped,
  isStep: false,
});

const cardListSlice = createSlice({
  name: 'cardList',
  initialState,
  reducers: {
    /** The address changed: a link was opened, or the user went back or forward. */
    linkFollowed(
      state,
      { payload }: PayloadAction<{ state: CardListState; dropped: string[] }>,
    ): CardListSliceState {
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
    searchTextTyped(state, { payload: text }: PayloadAction<string>): CardListSliceState {
      const searchText = wellFormedText(text, SEARCH_TEXT_LENGTH);
      const dropped = text.length > SEARCH_TEXT_LENGTH ? [CUT] : [];
      return { ...choose(state, { ...state.filter, searchText }), dropped, isStep: false };
    },
    searchLineTyped(
      state,
      { payload: { line, meaning } }: PayloadAction<TypedSearchLine>,
    ): CardListSliceState {
      return { ...state, ...meaning, typedLine: line, dropped: [], isStep: false };
    },
    choiceToggled: (state, { payload }: PayloadAction<ActiveChoice>) =>
      choose(state, toggleChoice(state.filter, payload.field, payload.value)),
    aspectCycled: (state, { payload }: PayloadAction<AspectChoice>) =>
      choose(state, cycleAspect(state.filter, payload)),
    filterRemoved: (state, { payload }: PayloadAction<ActiveFilter>) =>
      choose(state, withoutFilter(state.filter, payload)),
    /** The part of the search line that the drawer doesn't cover was removed. */
    queryRemoved: (state) => ({ ...choose(state, state.filter), query: '' }),
    filtersCleared: (state) => ({ ...choose(state, EMPTY_CARD_FILTER), query: '' }),
    viewChosen: (state, { payload: view }: PayloadAction<CardView>) => ({
      ...state,
      view,
      isStep: true,
    }),
    /** A header was clicked: a new column starts ascending, the same one reverses (rules/cards#table-columns). */
    sortChosen(state, { payload: column }: PayloadAction<CardSortColumn>): CardListSliceState {
      const turned = state.sort.column === column && state.sort.direction === 'ascending';
      return {
        ...state,
        sort: { column, direction: turned ? 'descending' : 'ascending' },
        isStep: true,
      };
    },
    orderChosen: (state, { payload: sort }: PayloadAction<CardSort>) => ({
      ...state,
      sort,
      isStep: true,
    }),
    bySetToggled(state) {
      state.isBySet = !state.isBySet;
      state.isStep = true;
    },
    filtersToggled(state) {
      state.areFiltersShown = !state.areFiltersShown;
    },
    headToggled(state) {
      state.isHeadFolded = !state.isHeadFolded;
    },
    noteRead(state) {
      state.dropped = [];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(cardSetTaken, (state, { payload }) => {
        state.dropped.push(...payload.dropped);
        state.isStep = false;
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
      )
      .addMatcher(isAnyOf(offerSearchTyped, dayTyped), (state) => {
        state.isStep = false;
      })
      .addMatcher(
        isAnyOf(
          cardSetChosen,
          showChosen,
          wantedOnlyToggled,
          countFiltersCleared,
          collectionSortChosen,
          groupByChosen,
          matchesOnlyToggled,
          tabChosen,
          roleChosen,
          stageChosen,
          offerTypeChosen,
          offerFiltersCleared,
          cardOrderChosen,
          cardSortChosen,
          changesChosen,
          dayViewChosen,
          setOfDayChosen,
        ),
        (state) => {
          state.isStep = true;
        },
      ),
  selectors: {
    selectCardFilter: (state) => state.filter,
    selectCardQuery: (state) => state.query,
    selectCardView: (state) => state.view,
    selectCardSort: (state) => state.sort,
    selectIsBySet: (state) => state.isBySet,
    selectTypedLine: (state) => state.typedLine,
    selectAreFiltersShown: (state) => state.areFiltersShown,
    selectIsHeadFolded: (state) => state.isHeadFolded,
    selectDropped: (state) => state.dropped,
    selectIsStep: (state) => state.isStep,
  },
});

const CUT = `text after ${SEARCH_TEXT_LENGTH} characters`;

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
  orderChosen,
  bySetToggled,
  filtersToggled,
  headToggled,
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
  selectIsHeadFolded,
  selectDropped,
  selectIsStep,
} = cardListSlice.selectors;
