import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VariantType } from '@domain/card';

/** The shown part of a card. */
interface ShownPart {
  /** The variant type of the chosen printing; null means the first tab (rules/cards#dialog). */
  tab: VariantType | null;
  face: 'front' | 'back';
}

interface CardViewState {
  /** The card whose dialog is open. */
  cardId: string | null;
  /** The choices for the last card whose printing or face was chosen, in its dialog or on its page. */
  shown: (ShownPart & { cardId: string }) | null;
  /** The cards of the list that the viewer came from, in its order; null if they came from none. */
  listed: readonly string[] | null;
  /** The card for which all sellers and buyers are shown. */
  allListingsOf: string | null;
}

const initialState: CardViewState = {
  cardId: null,
  shown: null,
  listed: null,
  allListingsOf: null,
};

const FIRST_PART: ShownPart = { tab: null, face: 'front' };

const partOf = ({ shown }: CardViewState, cardId: string): ShownPart =>
  shown?.cardId === cardId ? shown : FIRST_PART;

const cardViewSlice = createSlice({
  name: 'cardDetail',
  initialState,
  reducers: {
    /** A card's dialog opens, or moves on to that card. `list` is the list from which it was opened. */
    cardOpened: {
      prepare: (cardId: string, listed?: readonly string[]) => ({ payload: { cardId, listed } }),
      reducer: (
        state: CardViewState,
        { payload }: PayloadAction<{ cardId: string; listed: readonly string[] | undefined }>,
      ): CardViewState => ({
        ...initialState,
        cardId: payload.cardId,
        listed: payload.listed ?? state.listed,
      }),
    },
    /** A card was opened by one of its printings, which is shown. */
    printingOpened: (
      _state,
      {
        payload: { cardId, variantType, listed },
      }: PayloadAction<{ cardId: string; variantType: VariantType; listed: readonly string[] }>,
    ): CardViewState => ({
      ...initialState,
      cardId,
      shown: { cardId, tab: variantType, face: 'front' },
      listed,
    }),
    /** A link from a list to a card's page was followed. */
    cardFollowed(state, { payload }: PayloadAction<readonly string[]>) {
      state.listed = [...payload];
    },
    cardClosed(state) {
      state.cardId = null;
      state.shown = null;
    },
    tabChosen(
      state,
      {
        payload: { cardId, variantType },
      }: PayloadAction<{ cardId: string; variantType: VariantType }>,
    ) {
      state.shown = { cardId, tab: variantType, face: 'front' };
    },
    faceFlipped(state, { payload: cardId }: PayloadAction<string>) {
      const part = partOf(state, cardId);
      state.shown = { ...part, cardId, face: part.face === 'front' ? 'back' : 'front' };
    },
    allListingsShown(state, { payload }: PayloadAction<string>) {
      state.allListingsOf = payload;
    },
  },
  selectors: {
    selectOpenCardId: ({ cardId }) => cardId,
    selectShownPart: partOf,
    selectListed: ({ listed }) => listed,
    selectShowsAllListings: ({ allListingsOf }, cardId: string) => allListingsOf === cardId,
  },
});

export const cardDetailReducer = cardViewSlice.reducer;
export const {
  cardOpened,
  printingOpened,
  cardFollowed,
  cardClosed,
  tabChosen,
  faceFlipped,
  allListingsShown,
} = cardViewSlice.actions;
export const { selectOpenCardId, selectShownPart, selectListed, selectShowsAllListings } =
  cardViewSlice.selectors;
