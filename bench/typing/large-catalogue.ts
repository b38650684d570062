import type { BrowserContext } from '@playwright/test';
import { packCatalogue } from '@domain/catalogue-file';
import ids from '../../src/shared/api/generated/operation-ids.json';
import { manySets } from '../catalogue-file/many-sets';

/** The copies that the viewer has, spread evenly over all sets. */
const COPIES = 8_000;

/** How many printings the browser gets, and how many copies of them its viewer has. */
export interface CatalogueSize {
  sets: number;
  printings: number;
  copies: number;
}

/** Sends a browser the cards of 25 sets as the file of all cards, and its viewer's collection of 8,000 of them. */
export async function serveLargeCatalogue(context: BrowserContext): Promise<CatalogueSize> {
  const { sets, cards } = manySets();
  const cardsOf = (setId: string) => cards.filter(({ cardSetId }) => cardSetId === setId);
  const file = JSON.stringify(packCatalogue(sets, cardsOf));
  await context.route('**/api/catalogue', (route) =>
    route.fulfill({ contentType: 'application/json', body: file }),
  );

  const printings = cards.flatMap(({ cardSetId, cardVariants }) =>
    cardVariants.map(({ id }) => ({ id, cardSetId })),
  );
  const collections = new Map<string, ReturnType<typeof countOf>[]>();
  const every = printings.length / COPIES;
  let copies = 0;
  printings.forEach(({ id, cardSetId }, at) => {
    const inventory = Math.floor((at + 1) / every) - Math.floor(at / every);
    copies += inventory;
    const items = collections.get(cardSetId) ?? [];
    items.push(countOf(id, inventory));
    collections.set(cardSetId, items);
  });
  await context.route('**/graphql', (route) => {
    const { id, variables } = (route.request().postDataJSON() ?? {}) as {
      id?: string;
      variables?: { cardSetCode: string };
    };
    if (id !== ids.UserCardSetCollection || !variables) return route.fallback();
    const items = collections.get(variables.cardSetCode.toLowerCase()) ?? [];
    return route.fulfill({
      json: { data: { userCardSetCollection: { isOwner: true, handle: 'collector', items } } },
    });
  });
  return { sets: sets.length, printings: printings.length, copies };
}

const countOf = (variantId: string, inventory: number) => ({
  variantId,
  inventory,
  missing: { count: Math.max(0, 3 - inventory), isDefault: true },
  target: 3,
  extraCount: 0,
  version: 1,
});
