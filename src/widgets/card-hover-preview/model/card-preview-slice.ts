import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Point } from './place-preview';

export interface CardPreview {
  cardId: string;
  /** Where the pointer was, in CSS pixels of the window. */
  pointer: Point;
}

export interface WithCardPreview {
  cardPreview: { shown: CardPreview | null };
}

const initialState: WithCardPreview['cardPreview'] = { shown: null };

const cardPreviewSlice = createSlice({
  name: 'cardPreview',
  initialState,
  reducers: {
    /** The pointer rested on a card for long enough. */
    previewBegun(state, { payload }: PayloadAction<CardPreview>) {
      state.shown = payload;
    },
    previewEnded(state) {
      state.shown = null;
    },
  },
});

export const cardPreviewReducer = cardPreviewSlice.reducer;
export const { previewBegun, previewEnded } = cardPreviewSlice.actions;
export const selectCardPreview = (state: WithCardPreview) => state.cardPreview.shown;
