import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface UnfoldedCardState {
  /** Null while all rows are folded. */
  cardId: string | null;
}

const initialState: UnfoldedCardState = { cardId: null };

/** The card whose row a person has unfolded on a phone, to count its printings. */
const unfoldedCardSlice = createSlice({
  name: 'unfoldedCard',
  initialState,
  reducers: {
    cardUnfolded: (_, { payload: cardId }: PayloadAction<string>) => ({ cardId }),
    cardFolded: () => initialState,
  },
  selectors: { selectUnfoldedCard: ({ cardId }) => cardId },
});

export const {
  reducer: unfoldedCardReducer,
  actions: { cardUnfolded, cardFolded },
  selectors: { selectUnfoldedCard },
} = unfoldedCardSlice;
