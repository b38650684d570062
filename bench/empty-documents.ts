import type { BrowserContext } from '@playwright/test';

/** A page that isn't rendered on the server, so its document is empty. */
const NOT_RENDERED = '/offers';

/** Makes a browser request cards and lists, which otherwise come with the document, so that a bench can answer. */
export const sendEmptyDocuments = (context: BrowserContext, programUrl: string) =>
  context.route(
    ({ pathname }) => /^\/(cards|collections)\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ url: `${programUrl}${NOT_RENDERED}` });
      return route.fulfill({ response });
    },
  );
