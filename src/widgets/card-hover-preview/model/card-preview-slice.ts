import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Point } from './place-preview';

export interface CardPreview {
  cardId: string;
  /** Where the pointer was, in CSS pixels of the window. */
  pointer: Point;
}

interface CardPreviewState {
  shown: CardPreview | null;
}

const initialState: CardPreviewState = { shown: null };

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
  selectors: { selectCardPreview: (state) => state.shown },
});

export const cardPreviewReducer = cardPreviewSlice.reducer;
export const { previewBegun, previewEnded } = cardPreviewSlice.actions;
export const { selectCardPreview } = cardPreviewSlice.selectors;
