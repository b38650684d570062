import type { Page } from '@playwright/test';
import { emptyDocuments } from '@tests/support/browser/api';
import { demoCards } from '@tests/factories/demo-cards';
import ids from '../../src/shared/api/generated/operation-ids.json';

/** Sends a browser more than the demo has: what is measured happens in the browser, so no server needs such a set. */

type Variables = Record<string, unknown>;
type Answers = Partial<Record<keyof typeof ids, (variables: Variables) => unknown>>;

/** Answers some operations, which the documents of pages then don't contain. */
async function answer(page: Page, answers: Answers): Promise<void> {
  await emptyDocuments(page);
  const byId = new Map(
    Object.entries(answers).map(([name, data]) => [ids[name as keyof typeof ids], data]),
  );
  await page.route(/\/graphql(\?|$)/, (route) => {
    const request = route.request();
    const { searchParams } = new URL(request.url());
    const sent = (request.postDataJSON() ?? {
      id: searchParams.get('id'),
      variables: JSON.parse(searchParams.get('variables') ?? '{}'),
    }) as { id: string; variables: Variables };
    const data = byId.get(sent.id);
    return data ? route.fulfill({ json: { data: data(sent.variables) } }) : route.fallback();
  });
}

/**
 * Gives a set any number of cards: its own, repeated, each with its own id and number.
 *
 * @returns how many printings they have
 */
export async function serveLargeSet(
  page: Page,
  programUrl: string,
  count: number,
): Promise<number> {
  const variables = encodeURIComponent(JSON.stringify({ cardSetCode: 'SOR' }));
  const answered = await fetch(
    `${programUrl}/graphql?id=${ids.CardSetCards}&variables=${variables}`,
  );
  const { data } = (await answered.json()) as {
    data: { cardSet: { cards: { cardVariants: { id: string }[] }[] } };
  };
  const own = data.cardSet.cards;
  const cards = Array.from({ length: count }, (_, at) => {
    const card = own[at % own.length]!;
    const [number, id] = [at + 1, `sor-${at + 1}`];
    return {
      ...card,
      id,
      standardCardNumber: number,
      standardFullCardNumber: `SOR_${number}`,
      cardVariants: card.cardVariants.map((printing, nth) => ({ ...printing, id: `${id}-${nth}` })),
    };
  });
  await answer(page, { CardSetCards: () => ({ cardSet: { ...data.cardSet, cards } }) });
  return cards.flatMap(({ cardVariants }) => cardVariants).length;
}

/** As many printings as a card of the set can have. */
const PRINTINGS = 8;

const countOf = (variantId: unknown, inventory: number, version: number) => ({
  variantId,
  inventory,
  missing: { count: Math.max(0, 3 - inventory), isDefault: true },
  target: 3,
  extraCount: 0,
  version,
});

/** Gives its viewer counts of every printing of the large set, and answers changes as the server would. */
export async function serveLargeCollection(page: Page, cards: number): Promise<void> {
  const items = Array.from({ length: cards * PRINTINGS }, (_, at) =>
    countOf(`sor-${Math.floor(at / PRINTINGS) + 1}-${at % PRINTINGS}`, at % 4, 1),
  );
  await answer(page, {
    UserCardSetCollection: () => ({
      userCardSetCollection: { isOwner: true, handle: 'collector', items },
    }),
    UpdateCollectionVariantInventory: ({ variantId, inventory }) => ({
      updateCollectionVariantInventory: {
        collectionItemInventory: countOf(variantId, Number(inventory), 2),
        errors: [],
      },
    }),
  });
}

/** Gives its viewer a sale list of this many of the demo's printings. */
export async function serveLargeSaleList(page: Page, printings: number): Promise<void> {
  const items = demoCards()
    .cards.flatMap(({ id, cardVariants }) =>
      cardVariants.map((printing) => ({ variantId: printing.id, cardId: id })),
    )
    .slice(0, printings)
    .map((printing, at) => ({
      ...printing,
      quantity: 1 + (at % 3),
      priceType: 'MARKET',
      fixedPriceInCents: null,
      marketAdjustedPriceInCents: 125,
      condition: 'NEAR_MINT',
      version: 1,
    }));
  const rounding = { type: 'NO_ROUNDING', value: 0 };
  const settings = {
    banner: '',
    marketPricingSettings: { percentageAdjustment: 0, rounding },
    version: 1,
  };
  const list = { id: 'large', isOwner: true, handle: 'collector', settings, items };
  await answer(page, { UserSaleLists: () => ({ userSaleLists: [list] }) });
}
