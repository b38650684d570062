/**
 * Every theme by name. The first one is the default, whatever the system prefers (rules/pages#theme). A
 * theme's colours are its block in src/app/styles/tokens.css.
 */
export const THEMES = ['space', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const DEFAULT_THEME: Theme = THEMES[0];

/** The theme of that name; the default one if there is no such theme (any more). */
export const themeNamed = (name: string | undefined): Theme =>
  THEMES.find((theme) => theme === name) ?? DEFAULT_THEME;

/** The next theme; the first one follows the last. */
export const themeAfter = (theme: Theme): Theme =>
  THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? DEFAULT_THEME;

/** The cookie in which the browser remembers its theme, so that the server renders first screens in it. */
export const THEME_COOKIE = 'theme';
