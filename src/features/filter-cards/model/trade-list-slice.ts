import { createSlice } from '@reduxjs/toolkit';
import { DEFAULT_TRADE_LIST, type Decoded, type TradeListState } from '@domain/card-list-link';
import type { PrintingSort } from '@domain/printing';
import { inNewEntry } from '@/shared/lib/address/history-entry';

/** What the open want list's or sale list's page shows and how, apart from the filter of the cards. */
export interface TradeListSliceState {
  groupBy: PrintingSort;
  isMatchesOnly: boolean;
  /** The closed sections of one list: the last one in which any were closed. */
  collapsed: { listId: string | null; setCodes: string[] };
}

const initialState: TradeListSliceState = {
  groupBy: DEFAULT_TRADE_LIST.groupBy,
  isMatchesOnly: DEFAULT_TRADE_LIST.isMatchesOnly,
  collapsed: { listId: null, setCodes: [] },
};

const NONE: readonly string[] = [];

const tradeListSlice = createSlice({
  name: 'tradeList',
  initialState,
  reducers: (create) => ({
    /** The address changed: a link was opened, or the user went back or forward. */
    tradeLinkFollowed: create.reducer<Decoded<TradeListState>>((state, { payload }) => {
      const { groupBy, isMatchesOnly } = payload.state;
      return { ...state, groupBy, isMatchesOnly };
    }),
    groupByChosen: create.preparedReducer(
      inNewEntry<PrintingSort>(),
      (state, { payload: groupBy }) => {
        state.groupBy = groupBy;
      },
    ),
    matchesOnlyToggled: create.preparedReducer(inNewEntry<void>(), (state) => {
      state.isMatchesOnly = !state.isMatchesOnly;
    }),
    /** A set's section was opened or closed. On a different list than the last, all others are open. */
    setToggled: create.reducer<{ listId: string; setCode: string }>(
      ({ collapsed }, { payload: { listId, setCode } }) => {
        const closed = collapsed.listId === listId ? collapsed.setCodes : [];
        collapsed.listId = listId;
        collapsed.setCodes = closed.includes(setCode)
          ? closed.filter((code) => code !== setCode)
          : [...closed, setCode];
      },
    ),
  }),
  selectors: {
    /** How the printings of a set are sorted (rules/trade-lists#grouping). */
    selectGroupBy: (state) => state.groupBy,
    /** Whether only printings are shown that are also on the viewer's other list (rules/trade-lists#viewers-switch). */
    selectIsMatchesOnly: (state) => state.isMatchesOnly,
    /** The codes of the sets whose sections of a list are closed. */
    selectCollapsedSets: ({ collapsed }, listId: string): readonly string[] =>
      collapsed.listId === listId ? collapsed.setCodes : NONE,
  },
});

export const tradeListReducer = tradeListSlice.reducer;
export const { tradeLinkFollowed, groupByChosen, matchesOnlyToggled, setToggled } =
  tradeListSlice.actions;
export const { selectGroupBy, selectIsMatchesOnly, selectCollapsedSets } = tradeListSlice.selectors;
