import { THEME_COOKIE, themeNamed, type Theme } from '@domain/theme';
import { rememberInCookie } from '@/shared/lib/browser/storage';

/** The theme that the document has; the default one if that theme doesn't exist. */
export const shownTheme = (): Theme => themeNamed(document.documentElement.dataset['theme']);

const REMEMBERED = new RegExp(`(?:^|; )${THEME_COOKIE}=([^;]*)`);

/**
 * Sets the document's theme to the remembered one. Documents already come in that theme, except from the development
 * server, or if the browser kept one from before the choice.
 */
export function showRememberedTheme(): void {
  const remembered = REMEMBERED.exec(document.cookie)?.[1];
  if (remembered !== undefined) document.documentElement.dataset['theme'] = themeNamed(remembered);
}

/** Sets the document's theme and remembers it for the next visit, in a cookie, so the server knows it as well. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  rememberInCookie(THEME_COOKIE, theme);
}
