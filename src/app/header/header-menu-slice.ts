import { createSlice } from '@reduxjs/toolkit';

interface HeaderMenuState {
  open: boolean;
}

const initialState: HeaderMenuState = { open: false };

/** The menu that is folded on small screens. */
const headerMenuSlice = createSlice({
  name: 'headerMenu',
  initialState,
  reducers: {
    menuToggled(state) {
      state.open = !state.open;
    },
    menuLeft: () => initialState,
  },
  selectors: { selectIsMenuOpen: (state) => state.open },
});

export const headerMenuReducer = headerMenuSlice.reducer;
export const { menuToggled, menuLeft } = headerMenuSlice.actions;
export const { selectIsMenuOpen } = headerMenuSlice.selectors;
