import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface CountingState {
  /** The card whose row is unfolded on a phone, to count its printings; null while all rows are folded. */
  unfoldedCardId: string | null;
  /** Whether only Have is shown, so that counting has one field for each printing. */
  isHaveOnly: boolean;
  /** Whether the column of the prestige printings shows each of their kinds. */
  isPrestigeOpen: boolean;
}

const initialState: CountingState = {
  unfoldedCardId: null,
  isHaveOnly: false,
  isPrestigeOpen: false,
};

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
    prestigeToggled(state) {
      state.isPrestigeOpen = !state.isPrestigeOpen;
    },
  },
  selectors: {
    selectUnfoldedCard: ({ unfoldedCardId }) => unfoldedCardId,
    selectIsHaveOnly: ({ isHaveOnly }) => isHaveOnly,
    selectIsPrestigeOpen: ({ isPrestigeOpen }) => isPrestigeOpen,
  },
});

export const {
  reducer: countingReducer,
  actions: { cardUnfolded, cardFolded, haveOnlyToggled, prestigeToggled },
  selectors: { selectUnfoldedCard, selectIsHaveOnly, selectIsPrestigeOpen },
} = countingSlice;
