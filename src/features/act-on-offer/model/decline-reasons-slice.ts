import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Typed reasons for declining that aren't sent yet, by the offer's id. */
export type DeclineReasons = Record<string, string>;

const initialState: DeclineReasons = {};

const declineReasonsSlice = createSlice({
  name: 'declineReasons',
  initialState,
  reducers: {
    reasonTyped(state, { payload }: PayloadAction<{ offerId: string; text: string }>) {
      if (payload.text === '') delete state[payload.offerId];
      else state[payload.offerId] = payload.text;
    },
    /** The reason was sent, or the offer is over. */
    reasonDropped(state, { payload: offerId }: PayloadAction<string>) {
      delete state[offerId];
    },
  },
  selectors: {
    /** Empty if none was typed. */
    selectReason: (reasons, offerId: string): string => reasons[offerId] ?? '',
  },
});

export const declineReasonsReducer = declineReasonsSlice.reducer;
export const { reasonTyped, reasonDropped } = declineReasonsSlice.actions;
export const { selectReason } = declineReasonsSlice.selectors;
