import type { Locator, Page } from '@playwright/test';

/** The cards of a set page's picture view, each a button that opens the card. */
export const cardButtons = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.getByRole('img') });
