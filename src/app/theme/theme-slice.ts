import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_THEME, type Theme } from '@domain/theme';

interface ThemeState {
  name: Theme;
}

const initialState: ThemeState = { name: DEFAULT_THEME };

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
