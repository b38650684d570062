import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The key that public/theme.js reads before the first paint. */
const STORAGE_KEY = 'theme';

/** The theme that public/theme.js set. */
export const shownTheme = (): Theme =>
  THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'space';

/** Sets the document's theme and stores it for the next visit, if the browser allows it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is switched off: the theme lasts as long as the tab.
  }
}

const THEMES = ['space', 'light'] as const;
type Theme = (typeof THEMES)[number];

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
