import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEMES = ['space', 'light'] as const;
export type Theme = (typeof THEMES)[number];

interface ThemeState {
  name: Theme;
}

/** "space" whatever the system prefers (rules/pages#theme). */
const initialState: ThemeState = { name: 'space' };

const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.name = payload;
    },
  },
  selectors: { selectTheme: (state) => state.name },
});

export const themeReducer = themeSlice.reducer;
export const { themeChosen } = themeSlice.actions;
export const { selectTheme } = themeSlice.selectors;
