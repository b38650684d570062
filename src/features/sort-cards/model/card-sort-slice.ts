import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CardSort, CardSortColumn } from '@domain/card';
import { DEFAULT_CARD_SORT } from '@domain/card-list-link';

export interface WithCardSort {
  cardSort: CardSort;
}

const initialState: CardSort = DEFAULT_CARD_SORT;

const cardSortSlice = createSlice({
  name: 'cardSort',
  initialState,
  reducers: {
    /** A header was clicked: another column starts ascending, the same one turns round (spec 2). */
    sortChosen(state, { payload: column }: PayloadAction<CardSortColumn>) {
      const turned = state.column === column && state.direction === 'ascending';
      return { column, direction: turned ? 'descending' : 'ascending' };
    },
    /** A table was opened anew. */
    sortBegun: () => initialState,
  },
});

export const cardSortReducer = cardSortSlice.reducer;
export const { sortChosen, sortBegun } = cardSortSlice.actions;
export const selectCardSort = (state: WithCardSort): CardSort => state.cardSort;
