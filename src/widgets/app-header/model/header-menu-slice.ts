import { createSlice } from '@reduxjs/toolkit';

export interface WithHeaderMenu {
  headerMenu: { open: boolean };
}

const initialState: WithHeaderMenu['headerMenu'] = { open: false };

/** The menu that small screens fold away. */
const headerMenuSlice = createSlice({
  name: 'headerMenu',
  initialState,
  reducers: {
    menuToggled(state) {
      state.open = !state.open;
    },
    menuLeft: () => initialState,
  },
});

export const headerMenuReducer = headerMenuSlice.reducer;
export const { menuToggled, menuLeft } = headerMenuSlice.actions;
export const selectIsMenuOpen = (state: WithHeaderMenu): boolean => state.headerMenu.open;
