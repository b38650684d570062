import { THEME_COOKIE, themeNamed, type Theme } from '@domain/theme';

/** The key that public/theme.js reads before the first paint. */
const STORAGE_KEY = 'theme';

/** The theme that the document or public/theme.js set; the default one if there is no such theme (any more). */
export const shownTheme = (): Theme => themeNamed(document.documentElement.dataset['theme']);

/** Sets the document's theme and stores it for the next visit, if the browser allows it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is switched off: the theme lasts as long as the tab.
  }
}
