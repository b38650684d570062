import type { Page } from '@playwright/test';
import { openUntilIdle } from './idle';

/** What `/card-sets` may load at a first visit (rules/speed#first-load). */
export const FIRST_LOAD_BAR = { bytes: 170_000, scripts: 8 };

/** All scripts and style sheets that a page loads until it is idle, those after hydration included. */
export async function firstLoadOf(page: Page, path: string) {
  const load = { bytes: 0, scripts: 0 };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname)) return;
    if (pathname.endsWith('.js')) load.scripts += 1;
    // As sent: compressed.
    load.bytes += Number(response.headers()['content-length'] ?? Number.NaN);
  });
  await openUntilIdle(page, path);
  return load;
}
