import type { TradeListKind } from '@domain/trade-list';
import { cardVariant } from '@server/modules/catalogue/tables';
import { share, sharing } from '@server/modules/sharing/tables';
import { insertCard, insertCardSet } from '@tests/factories/catalogue-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { type GivenWant, insertWantList } from '@tests/factories/want-list-rows';
import { ask, type Answer } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';

/** Copies by printing. */
type Quantities = Record<string, number>;

interface Lists {
  selling?: Quantities;
  wanting?: Record<string, GivenWant>;
  /** The addresses that the lists are shared with; by default everyone. */
  emails?: string[];
  updatedAt?: string;
}

interface Scene {
  server: TestApp;
  /** Has no lists yet. */
  viewer: Person;
  wants(person: Person, wants: Record<string, GivenWant>): Promise<unknown>;
  sells(person: Person, quantities: Quantities): Promise<unknown>;
  shareList(person: Person, subject: TradeListKind, given?: Omit<Lists, 'selling'>): Promise<void>;
  /** Signs up a person whose lists are shared. */
  player(handle: string, lists: Lists): Promise<Person>;
  /** The viewer's match with somebody, or the extensions of the error. */
  matchWith(userHandle: string, person?: Person | null): Promise<Answered>;
  /** A page of the viewer's matches, or the extensions of the error. */
  page(asked?: Record<string, unknown>, person?: Person | null): Promise<Answered>;
  /** Sets market prices in cents; the printings have none at first. */
  costs(cents: Quantities): Promise<void>;
  /** The handles on the first page. */
  ranked(person?: Person): Promise<string[]>;
}

const COST = '{ copies cents unpriced }';
const MATCH = `userHandle updatedAt buyCount sellCount
  buyWorth ${COST} buyAsked ${COST} sellWorth ${COST} sellAsked ${COST}
  toBuy { variantId cardId quantity } toSell { variantId cardId quantity }`;

/** A viewer, and four cards `card-1-a` to `card-1-d`, each with a printing `a` and a foil one `a-foil`. */
export function withMatching(): Scene {
  const scene = {
    wants: ({ id }, wants) => insertWantList(scene.server.database, id, wants),
    sells({ id }, quantities) {
      const asked = Object.entries(quantities).map(([each, quantity]) => [each, { quantity }]);
      return insertSaleList(scene.server.database, id, Object.fromEntries(asked));
    },
    async shareList({ id }, subject, { emails, updatedAt = '2026-03-01' } = {}) {
      const { database } = scene.server;
      const sharedWithAll = emails === undefined;
      await database.insert(sharing).values({ userId: id, subject, sharedWithAll, updatedAt });
      for (const email of emails ?? []) {
        await database.insert(share).values({ ownerId: id, subject, email });
      }
    },
    async player(handle, { selling, wanting, ...shared }) {
      const email = `${handle}@example.com`;
      const person = await signUp(scene.server.database, { handle, email });
      if (selling) {
        await scene.sells(person, selling);
        await scene.shareList(person, 'SALE_LIST', shared);
      }
      if (wanting) {
        await scene.wants(person, wanting);
        await scene.shareList(person, 'WANT_LIST', shared);
      }
      return person;
    },
    async matchWith(userHandle, person = scene.viewer) {
      const query = `query ($userHandle: String!) { found: matchWith(userHandle: $userHandle) { ${MATCH} } }`;
      return found(await ask(scene.server.app, query, { userHandle }, person?.headers));
    },
    async page(asked = {}, person = scene.viewer) {
      const query = `query ($first: Int, $after: String) {
        found: matchingPlayers(first: $first, after: $after) {
          nodes { ${MATCH} } pageInfo { endCursor hasNextPage } } }`;
      return found(await ask(scene.server.app, query, asked, person?.headers));
    },
    async costs(cents) {
      for (const [id, price] of Object.entries(cents)) {
        await scene.server.pool.query(
          'update card_variant set current_price_cents = $2, current_price_recorded_at = now() where id = $1',
          [id, price],
        );
      }
    },
    async ranked(person = scene.viewer) {
      const { nodes } = await scene.page({ first: 24 }, person);
      return nodes.map(({ userHandle }: { userHandle: string }) => userHandle);
    },
  } as Scene;

  beforeAll(async () => {
    scene.server = await startTestApp();
  });
  afterAll(() => scene.server.close());
  beforeEach(async () => {
    const { pool, database } = scene.server;
    await pool.query('truncate user_account, card_set, offer cascade');
    const cardSetId = await insertCardSet(database);
    for (const id of ['a', 'b', 'c', 'd']) {
      const cardId = await insertCard(database, { id: `card-1-${id}`, cardSetId });
      await database.insert(cardVariant).values([
        { id, cardId, variantType: 'STANDARD', number: id },
        { id: `${id}-foil`, cardId, variantType: 'FOIL', number: `${id}F` },
      ]);
    }
    scene.viewer = await signUp(database, { handle: 'viewer', email: 'viewer@example.com' });
  });
  return scene;
}

// oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
type Answered = any;

const found = ({ data, errors }: Answer<Answered>): Answered =>
  errors ? errors[0]?.extensions : data.found;
