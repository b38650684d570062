import type { BrowserContext } from '@playwright/test';

/** A page that isn't rendered on the server, so its document is empty. */
const NOT_RENDERED = '/offers';

/** Makes a browser request a set's cards, which otherwise come with the document, so that a bench can answer. */
export const sendEmptyDocuments = (context: BrowserContext, programUrl: string) =>
  context.route(
    ({ pathname }) => pathname.startsWith('/cards/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ url: `${programUrl}${NOT_RENDERED}` });
      return route.fulfill({ response });
    },
  );
