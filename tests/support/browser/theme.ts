import type { Page } from '@playwright/test';
import type { Theme } from '@domain/theme';

/** Opens every page from now on in a theme, as if it had been chosen at an earlier visit. */
export const rememberTheme = (page: Page, theme: Theme): Promise<void> =>
  page
    .addInitScript((remembered) => localStorage.setItem('theme', remembered), theme)
    .then(() => undefined);

/** Changes the theme of the page as it is, whatever covers the button that does. */
export const applyTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((worn) => {
    document.documentElement.dataset['theme'] = worn;
  }, theme);
