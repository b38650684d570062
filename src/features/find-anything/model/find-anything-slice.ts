import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface FindAnythingState {
  isOpen: boolean;
  text: string;
  /** The place of the highlighted line. */
  highlighted: number;
  /** The card whose printings are listed. */
  unfolded: string | null;
}

const initialState: FindAnythingState = {
  isOpen: false,
  text: '',
  highlighted: 0,
  unfolded: null,
};

/** The search of every page's header. */
const findAnythingSlice = createSlice({
  name: 'findAnything',
  initialState,
  reducers: {
    findOpened: () => ({ ...initialState, isOpen: true }),
    findClosed: () => initialState,
    findTyped: (_state, { payload }: PayloadAction<string>) => ({
      ...initialState,
      isOpen: true,
      text: payload,
    }),
    lineHighlighted(state, { payload }: PayloadAction<number>) {
      state.highlighted = payload;
    },
    /** A card's printings are listed, or no longer. */
    cardUnfolded(
      state,
      { payload }: PayloadAction<{ cardId: string | null; highlighted: number }>,
    ) {
      state.unfolded = payload.cardId;
      state.highlighted = payload.highlighted;
    },
  },
  selectors: {
    selectFindAnything: (state) => state,
    selectIsFinding: ({ isOpen }) => isOpen,
  },
});

export const findAnythingReducer = findAnythingSlice.reducer;
export const { findOpened, findClosed, findTyped, lineHighlighted, cardUnfolded } =
  findAnythingSlice.actions;
export const { selectFindAnything, selectIsFinding } = findAnythingSlice.selectors;
