/**
 * Every theme by name. The first one is for who has chosen none, whatever the system prefers (rules/pages#theme). A
 * theme's colours are its block in src/app/styles/tokens.css.
 */
export const THEMES = ['space', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const DEFAULT_THEME: Theme = THEMES[0];

/** The one after a theme, round and round. */
export const themeAfter = (theme: Theme): Theme =>
  THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? DEFAULT_THEME;

/** The key that public/theme.js reads before the first paint. */
const STORAGE_KEY = 'theme';

/** The theme that public/theme.js set; the default one if there is no such theme (any more). */
export const shownTheme = (): Theme =>
  THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? DEFAULT_THEME;

/** Sets the document's theme and stores it for the next visit, if the browser allows it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is switched off: the theme lasts as long as the tab.
  }
}
