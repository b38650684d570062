import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VariantType } from '@domain/card';

export interface CardDetailState {
  cardId: string | null;
  /** The chosen tab's variant type; null stands for the first tab (spec 4). */
  tab: VariantType | null;
  face: 'front' | 'back';
}

export interface WithCardDetail {
  cardDetail: CardDetailState;
}

const initialState: CardDetailState = { cardId: null, tab: null, face: 'front' };

const cardDetailSlice = createSlice({
  name: 'cardDetail',
  initialState,
  reducers: {
    cardOpened: (_state, { payload }: PayloadAction<string>) => ({
      ...initialState,
      cardId: payload,
    }),
    cardClosed: () => initialState,
    tabChosen(state, { payload }: PayloadAction<VariantType>) {
      state.tab = payload;
      state.face = 'front';
    },
    faceFlipped(state) {
      state.face = state.face === 'front' ? 'back' : 'front';
    },
  },
});

export const cardDetailReducer = cardDetailSlice.reducer;
export const { cardOpened, cardClosed, tabChosen, faceFlipped } = cardDetailSlice.actions;
export const selectCardDetail = (state: WithCardDetail): CardDetailState => state.cardDetail;
