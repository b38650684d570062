import { createSlice } from '@reduxjs/toolkit';
import type { Decoded, HistoryState } from '@domain/card-list-link';
import { inNewEntry, inSameEntry } from '@/shared/lib/address/history-entry';

/** What the history of the viewer's collection shows, apart from the search among its changes. */
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
  reducers: (create) => ({
    /** The address changed: a link was opened, or the user went back or forward. */
    historyLinkFollowed: create.reducer<Decoded<HistoryState>>(
      (_state, { payload }): HistorySliceState => {
        const { day, set = null } = payload.state;
        return { day, set };
      },
    ),
    changesChosen: create.preparedReducer(
      inNewEntry<void>(),
      (): HistorySliceState => initialState,
    ),
    /** The counts on a day were chosen instead of the changes. */
    dayViewChosen: create.preparedReducer(inNewEntry<string>(), (state, { payload: day }) => {
      state.day = day;
    }),
    dayTyped: create.preparedReducer(inSameEntry<string>(), (state, { payload: day }) => {
      state.day = day;
    }),
    setOfDayChosen: create.preparedReducer(inNewEntry<string>(), (state, { payload: set }) => {
      state.set = set;
    }),
  }),
  selectors: { selectHistory: (state) => state },
});

export const historyReducer = historySlice.reducer;
export const { historyLinkFollowed, changesChosen, dayViewChosen, dayTyped, setOfDayChosen } =
  historySlice.actions;
export const { selectHistory } = historySlice.selectors;
