import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask, type Answer } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';

const ITEM = 'variantId cardId quantity version';
const LISTS = `query ($userHandle: String) {
  userWantLists(userHandle: $userHandle) { id isOwner handle items { ${ITEM} } }
}`;
const SET = `mutation ($wantListId: ID!, $items: [WantedQuantityInput!]!) {
  updateWantListVariantCounts(wantListId: $wantListId, items: $items) {
    wantListItems { ${ITEM} } errors { field message code }
  }
}`;

// oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
type Anything = any;

/** An app, three printings of a card, and before each test of a file a new player with an empty want list. */
export interface Wanting {
  server: TestApp;
  owner: Person;
  handle: string;
  wantListId: string;
  /** Ids of a standard printing, a foil and a hyperspace. */
  variantIds: [string, string, string];
  /** Sets quantities, and returns the whole answer. */
  send(items: object[], of?: { person?: Person; wantListId?: string }): Promise<Answer<Anything>>;
  /** Sets quantities by printing, with the current versions. @returns the payload of it */
  set(quantities: Record<string, number>): Promise<Anything>;
  /** The player's lists as somebody sees them. */
  listsFor(viewer: Person | null, userHandle?: string | null): Promise<Anything[]>;
  /** What is on the list, by printing. */
  quantities(): Promise<Record<string, number>>;
}

export function withWanting(): Wanting {
  let players = 0;
  const context = {
    send: (items, { person = context.owner, wantListId = context.wantListId } = {}) =>
      ask(context.server.app, SET, { wantListId, items }, person.headers),
    async set(quantities) {
      const [list] = await context.listsFor(context.owner);
      const versions = new Map(list.items.map((item: Anything) => [item.variantId, item.version]));
      const items = Object.entries(quantities).map(([cardVariantId, quantity]) => ({
        cardVariantId,
        quantity,
        expectedVersion: versions.get(cardVariantId) ?? 0,
      }));
      return (await context.send(items)).data.updateWantListVariantCounts;
    },
    async listsFor(viewer, userHandle = context.handle) {
      const { data } = await ask(context.server.app, LISTS, { userHandle }, viewer?.headers);
      return data.userWantLists;
    },
    async quantities() {
      const [{ items }] = await context.listsFor(context.owner);
      return Object.fromEntries(
        items.map(({ variantId, quantity }: Anything) => [variantId, quantity]),
      );
    },
  } as Wanting;

  beforeAll(async () => {
    context.server = await startTestApp();
    const { database } = context.server;
    const cardSetId = await insertCardSet(database);
    const cardId = await insertCard(database, { id: 'sor-001', cardSetId });
    context.variantIds = [
      await insertPrinting(database, { cardId }),
      await insertPrinting(database, { cardId, variantType: 'FOIL' }),
      await insertPrinting(database, { cardId, variantType: 'HYPERSPACE' }),
    ];
  });
  beforeEach(async () => {
    context.handle = `wanter-${(players += 1)}`;
    context.owner = await signUp(context.server.database, { handle: context.handle });
    context.wantListId = await insertWantList(context.server.database, context.owner.id);
  });
  afterAll(() => context.server.close());
  return context;
}
