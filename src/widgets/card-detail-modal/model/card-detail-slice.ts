import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { VariantType } from '@domain/card';
import type { Printing } from '@domain/printing';
import { useAppDispatch } from '@/shared/store';

interface CardDetailState {
  cardId: string | null;
  /** A variant type of the chosen tab's group; null means the first tab (rules/cards#dialog). */
  tab: VariantType | null;
  face: 'front' | 'back';
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
    /** A card was requested by one of its printings: it opens at that printing's tab. */
    printingOpened: (
      _state,
      {
        payload: { cardId, variantType },
      }: PayloadAction<{
        cardId: string;
        variantType: VariantType;
      }>,
    ) => ({ ...initialState, cardId, tab: variantType }),
    cardClosed: () => initialState,
    tabChosen(state, { payload }: PayloadAction<VariantType>) {
      state.tab = payload;
      state.face = 'front';
    },
    faceFlipped(state) {
      state.face = state.face === 'front' ? 'back' : 'front';
    },
  },
  selectors: { selectCardDetail: (state) => state },
});

export const cardDetailReducer = cardDetailSlice.reducer;
export const { cardOpened, printingOpened, cardClosed, tabChosen, faceFlipped } =
  cardDetailSlice.actions;
export const { selectCardDetail } = cardDetailSlice.selectors;

/** Opens a card's dialog at one of its printings; the same function each time. */
export function useOpenPrinting(): (printing: Printing) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    ({ card, variant: { variantType } }: Printing) =>
      void dispatch(printingOpened({ cardId: card.id, variantType })),
    [dispatch],
  );
}
