import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_CARD_VIEW, type CardView } from '@domain/card-list-link';

export interface CardViewState {
  view: CardView;
}

export interface WithCardView {
  cardView: CardViewState;
}

const initialState: CardViewState = { view: DEFAULT_CARD_VIEW };

const cardViewSlice = createSlice({
  name: 'cardView',
  initialState,
  reducers: {
    viewChosen(state, { payload }: PayloadAction<CardView>) {
      state.view = payload;
    },
    /** The address names a view: a link was opened, or the person went back or forward. */
    viewLinkFollowed(state, { payload }: PayloadAction<CardView>) {
      state.view = payload;
    },
  },
});

export const cardViewReducer = cardViewSlice.reducer;
export const { viewChosen, viewLinkFollowed } = cardViewSlice.actions;
export const selectCardView = (state: WithCardView): CardView => state.cardView.view;
