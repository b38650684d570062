import { THEMES, type Theme } from './theme-slice';

/** The key that public/theme.js reads before the first paint. */
const STORAGE_KEY = 'theme';

/** The theme that public/theme.js gave the document. */
export const shownTheme = (): Theme =>
  THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'space';

/** Gives the document a theme and remembers it for the next visit, where the browser lets us. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is switched off: the theme lasts as long as the tab.
  }
}
