import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { ask, type Answer } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';

export const ITEM =
  'variantId quantity priceType fixedPriceInCents marketAdjustedPriceInCents condition version';
export const SETTINGS =
  'banner marketPricingSettings { percentageAdjustment rounding { type value } } version';
const ERRORS = 'userErrors { field message code }';
const LISTS = `query ($userHandle: String) {
  userSaleLists(userHandle: $userHandle) {
    id name isOwner handle settings { ${SETTINGS} } items { ${ITEM} }
    shareSettings { sharedWithAll sharedWithUsers { email } }
  }
}`;
const UPSERT = `mutation ($saleListId: ID!, $items: [SaleListItemInput!]!) {
  upsertSaleListVariants(saleListId: $saleListId, items: $items) { saleListItems { ${ITEM} } ${ERRORS} }
}`;
const UPDATE = `mutation ($input: UpdateSaleListInput!) {
  updateSaleList(input: $input) { success errors { field message code } settings { ${SETTINGS} } }
}`;

// oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
type Anything = any;

/** An app, three printings of a card, and before each test of a file a new seller with an empty list. */
export interface Selling {
  server: TestApp;
  seller: Person;
  handle: string;
  saleListId: string;
  /** Ids of a standard printing of $10.01, a foil of $0.30 and a hyperspace without a price. */
  variantIds: [string, string, string];
  /** The input for a printing; by default, one copy of the first at the market price. */
  asked(given?: object): object;
  /** Changes items, and returns the whole answer. */
  send(items: object[], of?: { person?: Person; saleListId?: string }): Promise<Answer<Anything>>;
  /** The payload of it. */
  upsert(...items: object[]): Promise<Anything>;
  /** Sets a banner, market pricing or both, and returns the whole answer. */
  sendSettings(input: object, of?: Person): Promise<Answer<Anything>>;
  /** The payload of it. */
  update(input: object): Promise<Anything>;
  /** The seller's list as somebody sees it; undefined for none. */
  listFor(viewer: Person | null): Promise<Anything>;
  /** The seller's items as they see them. */
  items(): Promise<Anything[]>;
  /** How often the list was changed. */
  revision(): Promise<number>;
}

export function withSelling(): Selling {
  let sellers = 0;
  const context = {
    asked: (given = {}) => ({
      cardVariantId: context.variantIds[0],
      quantity: 1,
      priceType: 'MARKET',
      condition: 'NEAR_MINT',
      ...given,
    }),
    send: (items, { person = context.seller, saleListId = context.saleListId } = {}) =>
      ask(
        context.server.app,
        UPSERT,
        { saleListId, items: items.map(context.asked) },
        person.headers,
      ),
    upsert: async (...items) => (await context.send(items)).data.upsertSaleListVariants,
    sendSettings: (input, of = context.seller) =>
      ask(
        context.server.app,
        UPDATE,
        { input: { saleListId: context.saleListId, banner: '', ...input } },
        of.headers,
      ),
    update: async (input) => (await context.sendSettings(input)).data.updateSaleList,
    async listFor(viewer) {
      const userHandle = context.handle;
      const { data } = await ask(context.server.app, LISTS, { userHandle }, viewer?.headers);
      return data.userSaleLists[0];
    },
    items: async () => (await context.listFor(context.seller)).items,
    async revision() {
      const { rows } = await context.server.pool.query<{ revision: number }>(
        'select revision from sale_list where id = $1',
        [context.saleListId],
      );
      return rows[0]!.revision;
    },
  } as Selling;

  beforeAll(async () => {
    context.server = await startTestApp();
    const { database } = context.server;
    const cardSetId = await insertCardSet(database);
    const cardId = await insertCard(database, { id: 'sor-001', cardSetId });
    context.variantIds = [
      await insertPrinting(database, { cardId, priceCents: 1_001 }),
      await insertPrinting(database, { cardId, variantType: 'FOIL', priceCents: 30 }),
      await insertPrinting(database, { cardId, variantType: 'HYPERSPACE' }),
    ];
  });
  beforeEach(async () => {
    context.handle = `seller-${(sellers += 1)}`;
    context.seller = await signUp(context.server.database, { handle: context.handle });
    context.saleListId = await insertSaleList(context.server.database, context.seller.id);
  });
  afterAll(() => context.server.close());
  return context;
}
