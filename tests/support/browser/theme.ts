import type { Page } from '@playwright/test';
import { THEME_COOKIE, type Theme } from '@domain/theme';

/** Opens every page from now on in a theme, as if it had been chosen at an earlier visit. */
export const rememberTheme = (page: Page, url: string, theme: Theme): Promise<void> =>
  page.context().addCookies([{ name: THEME_COOKIE, value: theme, url }]);

/** Changes the theme of the current page, even if something covers the theme button. */
export const applyTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((worn) => {
    document.documentElement.dataset['theme'] = worn;
  }, theme);
