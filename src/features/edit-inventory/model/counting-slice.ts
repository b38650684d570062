import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface CountingState {
  /** The card whose row is unfolded on a phone, to count its printings; null while all rows are folded. */
  unfoldedCardId: string | null;
  /** Whether only Have is shown, so that counting has one field for each printing. */
  isHaveOnly: boolean;
}

const initialState: CountingState = { unfoldedCardId: null, isHaveOnly: false };

/** How a person counts: kept until the page is reloaded. */
const countingSlice = createSlice({
  name: 'counting',
  initialState,
  reducers: {
    cardUnfolded(state, { payload: cardId }: PayloadAction<string>) {
      state.unfoldedCardId = cardId;
    },
    cardFolded(state) {
      state.unfoldedCardId = null;
    },
    haveOnlyToggled(state) {
      state.isHaveOnly = !state.isHaveOnly;
    },
  },
  selectors: {
    selectUnfoldedCard: ({ unfoldedCardId }) => unfoldedCardId,
    selectIsHaveOnly: ({ isHaveOnly }) => isHaveOnly,
  },
});

export const {
  reducer: countingReducer,
  actions: { cardUnfolded, cardFolded, haveOnlyToggled },
  selectors: { selectUnfoldedCard, selectIsHaveOnly },
} = countingSlice;
