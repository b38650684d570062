import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page, Response, Route } from '@playwright/test';

/** Every call to the data API, by GET or POST. */
const GRAPHQL = /\/graphql(\?|$)/;

/** The ways in which the data API can fail. */
export const failures = {
  'answers 500': (route: Route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({
        errors: [
          {
            message:
              'Something went wrong. Nothing is lost: try again in a moment. Reference: test-reference',
            extensions: { code: 'INTERNAL', reference: 'test-reference' },
          },
        ],
      }),
    }),
  'answers 500 without a reason': (route: Route) => route.fulfill({ status: 500, body: '' }),
  'answers HTML': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'can’t be reached': (route: Route) => route.abort('connectionrefused'),
} as const;

const isPage = ({ pathname }: URL): boolean =>
  !/^\/(?:api|assets|auth|graphql|images)\/?|\./.test(pathname);

/**
 * Removes the first screen from every document, as if the server couldn't render it: the browser loads the page itself.
 */
export async function emptyDocuments(page: Page): Promise<void> {
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<div id="root">.*<\/body>/s, '<div id="root"></div></body>');
    return route.fulfill({ response, body });
  });
}

/** Lets every call to the data API fail in one way until the returned function is called. */
export async function failingApi(
  page: Page,
  fail: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await emptyDocuments(page);
  await page.route(GRAPHQL, fail);
  return () => page.unroute(GRAPHQL);
}

/** Holds back every call to the data API until the returned function is called. */
export async function silentApi(page: Page): Promise<() => Promise<void>> {
  const answering = new AbortController();
  const answered = once(answering.signal, 'abort');
  await emptyDocuments(page);
  await page.route(GRAPHQL, async (route) => {
    await answered;
    await route.continue().catch(() => undefined); // the page may have given up on it
  });
  return async () => {
    answering.abort();
    await page.unroute(GRAPHQL);
  };
}

/** The documents of all operations, by the ids under which they are sent. */
const operations = JSON.parse(
  readFileSync(new URL('../../../operations.json', import.meta.url), 'utf8'),
) as Partial<Record<string, string>>;

const answersMutation = (response: Response): boolean => {
  const sent = response.request().postDataJSON() as { id?: string } | null;
  return operations[sent?.id ?? '']?.startsWith('mutation') ?? false;
};

/** Does something and waits until the server has answered the mutation; other answers may still be pending. */
export async function untilSaved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(answersMutation);
  await act();
  await saved;
}
