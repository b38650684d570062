import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Card } from '@domain/card';
import type { ApiError } from '@/shared/api';

/** A failed load, with the cards that were asked for one by one. */
export type CardLoadError = ApiError & { ids: string[] };

/** The one place that holds cards; queries keep ids only (product 11). */
export interface CardCacheState {
  byId: Record<string, Card>;
  /** Card ids by upper-case set code, in the server's order. */
  idsBySetCode: Record<string, string[]>;
  inFlight: Record<string, true>;
  /** The last load's failure, shared by all who show cards (spec 4). */
  error: CardLoadError | null;
}

const initialState: CardCacheState = { byId: {}, idsBySetCode: {}, inFlight: {}, error: null };

const land = (state: CardCacheState, ids: readonly string[]) => {
  for (const id of ids) delete state.inFlight[id];
};

const cardCacheSlice = createSlice({
  name: 'cardCache',
  initialState,
  reducers: {
    cardsRequested(state, { payload }: PayloadAction<{ ids: readonly string[] }>) {
      for (const id of payload.ids) state.inFlight[id] = true;
      state.error = null;
    },
    /** `ids` are those asked for one by one; an id without a card among `cards` is unknown to the server. */
    cardsReceived(
      state,
      { payload }: PayloadAction<{ ids: readonly string[]; cards: Card[]; cardSetCode?: string }>,
    ) {
      land(state, payload.ids);
      for (const card of payload.cards) state.byId[card.id] = card;
      if (payload.cardSetCode !== undefined) {
        state.idsBySetCode[payload.cardSetCode] = payload.cards.map(({ id }) => id);
      }
    },
    cardLoadFailed(state, { payload }: PayloadAction<{ ids: readonly string[]; error: ApiError }>) {
      land(state, payload.ids);
      state.error = { ...payload.error, ids: [...payload.ids] };
    },
  },
});

export const cardCacheReducer = cardCacheSlice.reducer;
export const { cardsRequested, cardsReceived, cardLoadFailed } = cardCacheSlice.actions;
