import type { BrowserContext } from '@playwright/test';
import ids from '../../src/shared/api/generated/operation-ids.json';

/** As many printings as a card of the large set can have. */
const PRINTINGS = 8;

const countOf = (variantId: string, inventory: number, version: number) => ({
  variantId,
  inventory,
  missing: { count: Math.max(0, 3 - inventory), isDefault: true },
  target: 3,
  extraCount: 0,
  version,
});

/** Sends a browser counts of every printing of the large set, and answers changes as the server would. */
export async function serveLargeCollection(context: BrowserContext, cards: number): Promise<void> {
  const items = Array.from({ length: cards * PRINTINGS }, (_, at) =>
    countOf(`sor-${Math.floor(at / PRINTINGS) + 1}-${at % PRINTINGS}`, at % 4, 1),
  );
  const collection = { isOwner: true, handle: 'collector', items };
  await context.route('**/graphql', (route) => {
    const { id, variables } = (route.request().postDataJSON() ?? {}) as {
      id?: string;
      variables?: { variantId: string; inventory: number };
    };
    if (id === ids.UserCardSetCollection) {
      return route.fulfill({ json: { data: { userCardSetCollection: collection } } });
    }
    if (id !== ids.UpdateCollectionVariantInventory || !variables) return route.fallback();
    const collectionItemInventory = countOf(variables.variantId, variables.inventory, 2);
    return route.fulfill({
      json: {
        data: {
          updateCollectionVariantInventory: { collectionItemInventory, errors: [] },
        },
      },
    });
  });
}
