import type { BrowserContext } from '@playwright/test';
import { sendEmptyDocuments } from '../empty-documents';
import ids from '../../src/shared/api/generated/operation-ids.json';

/** The demo catalogue's sets, which have some 5,400 printings. */
const SETS = ['SOR', 'SHD', 'TWI', 'JTL', 'LOF'];

interface SetAnswer {
  data: { cardSet: { cards: { id: string; cardVariants: { id: string }[] }[] } };
}

/** The printings of all sets, as the server sends them. */
async function everyPrinting(context: BrowserContext, programUrl: string) {
  await sendEmptyDocuments(context, programUrl);
  const page = await context.newPage();
  const printings: { variantId: string; cardId: string }[] = [];
  for (const code of SETS) {
    const requested = page.waitForRequest((request) => isQueryOf(code, new URL(request.url())));
    await page.goto(`${programUrl}/cards/${code}?view=list`);
    const response = await context.request.get((await requested).url());
    const { data }: SetAnswer = await response.json();
    for (const { id, cardVariants } of data.cardSet.cards) {
      printings.push(...cardVariants.map((printing) => ({ variantId: printing.id, cardId: id })));
    }
  }
  await page.close();
  return printings;
}

const isQueryOf = (code: string, { pathname, searchParams }: URL): boolean =>
  pathname.endsWith('/graphql') && (searchParams.get('variables') ?? '').includes(`"${code}"`);

const itemOf = (printing: { variantId: string; cardId: string }, quantity: number) => ({
  ...printing,
  quantity,
  priceType: 'MARKET',
  fixedPriceInCents: null,
  marketAdjustedPriceInCents: 125,
  condition: 'NEAR_MINT',
});

/**
 * Sends a browser its viewer's sale list with that many printings of the demo catalogue, and answers changes as the
 * server would.
 *
 * @returns the number of printings
 */
export async function serveLargeSaleList(
  context: BrowserContext,
  programUrl: string,
  most: number,
): Promise<number> {
  const printings = (await everyPrinting(context, programUrl)).slice(0, most);
  const cardOf = new Map(printings.map(({ variantId, cardId }) => [variantId, cardId]));
  const items = printings.map((printing, at) => ({
    ...itemOf(printing, 1 + (at % 3)),
    version: 1,
  }));
  const list = { id: 'large', isOwner: true, handle: 'collector', settings: SETTINGS, items };
  await context.route('**/graphql', (route) => {
    const { id, variables } = (route.request().postDataJSON() ?? {}) as {
      id?: string;
      variables?: { items: { cardVariantId: string; quantity: number }[] };
    };
    if (id === ids.UserSaleLists)
      return route.fulfill({ json: { data: { userSaleLists: [list] } } });
    if (id !== ids.UpsertSaleListVariants || !variables) return route.fallback();
    const saleListItems = variables.items.map(({ cardVariantId: variantId, quantity }) => ({
      ...itemOf({ variantId, cardId: cardOf.get(variantId) ?? '' }, quantity),
      version: 2,
    }));
    return route.fulfill({
      json: { data: { upsertSaleListVariants: { saleListItems, userErrors: [] } } },
    });
  });
  return items.length;
}

const SETTINGS = {
  banner: '',
  marketPricingSettings: {
    percentageAdjustment: 0,
    rounding: { type: 'NO_ROUNDING', value: 0 },
  },
  version: 1,
};
