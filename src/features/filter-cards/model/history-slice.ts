import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Decoded, HistoryState } from '@domain/card-list-link';

/** What the history of the viewer's collection shows, besides the search among its changes. */
export interface HistorySliceState {
  /** The day as typed, which may not exist; null for the changes. */
  day: string | null;
  /** The set of the counts on that day, in lower case; null until one is chosen. */
  set: string | null;
}

const initialState: HistorySliceState = { day: null, set: null };

const historySlice = createSlice({
  name: 'collectionHistory',
  initialState,
  reducers: {
    /** The address changed: a link was opened, or the user went back or forward. */
    historyLinkFollowed(
      _state,
      { payload }: PayloadAction<Decoded<HistoryState>>,
    ): HistorySliceState {
      const { day, set = null } = payload.state;
      return { day, set };
    },
    changesChosen: (): HistorySliceState => initialState,
    /** The counts on a day were chosen instead of the changes. */
    dayViewChosen(state, { payload: day }: PayloadAction<string>) {
      state.day = day;
    },
    dayTyped(state, { payload: day }: PayloadAction<string>) {
      state.day = day;
    },
    setOfDayChosen(state, { payload: set }: PayloadAction<string>) {
      state.set = set;
    },
  },
  selectors: { selectHistory: (state) => state },
});

export const historyReducer = historySlice.reducer;
export const { historyLinkFollowed, changesChosen, dayViewChosen, dayTyped, setOfDayChosen } =
  historySlice.actions;
export const { selectHistory } = historySlice.selectors;
