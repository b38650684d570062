import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CardSort, CardSortColumn } from '@domain/card';

export interface WithCardSort {
  cardSort: CardSort;
}

/** A card table starts sorted by standard number, ascending (spec 2). */
const initialState: CardSort = { column: 'number', direction: 'ascending' };

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
