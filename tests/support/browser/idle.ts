import type { Page, Request } from '@playwright/test';
import { INBOX_STREAM } from '@domain/offer';

/** Milliseconds without a request after which a page counts as loaded. */
const QUIET_MS = 500;

const lasts = (request: Request): boolean => new URL(request.url()).pathname === INBOX_STREAM;

/**
 * Does something and waits until the page has sent no request for a while. The event stream of a signed-in page lasts
 * as long as the page and is ignored; Playwright's own `networkidle` would wait for it forever.
 */
export async function untilIdle(page: Page, act: () => Promise<unknown>): Promise<void> {
  const underWay = new Set<Request>();
  let timer: NodeJS.Timeout | undefined;
  let settle: () => void = () => undefined;
  const idle = new Promise<void>((resolve) => (settle = resolve));

  const look = (): void => {
    clearTimeout(timer);
    if (underWay.size === 0) timer = setTimeout(settle, QUIET_MS);
  };
  const begin = (request: Request): void => {
    if (lasts(request)) return;
    underWay.add(request);
    clearTimeout(timer);
  };
  const end = (request: Request): void => {
    if (underWay.delete(request)) look();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await act();
    look();
    await idle;
  } finally {
    clearTimeout(timer);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

/** Opens an address and waits until its page is loaded. */
export const openUntilIdle = (page: Page, path: string): Promise<void> =>
  untilIdle(page, () => page.goto(path));
