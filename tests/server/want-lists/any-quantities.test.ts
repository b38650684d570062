import fc from 'fast-check';
import { MAX_ITEMS_AT_ONCE, isListedQuantity, OFF_LIST } from '@domain/trade-list';
import { setItems } from '@server/modules/lists/commands/set-items';
import {
  NO_PRICE,
  type ListItem,
  type ListItemInput,
} from '@server/modules/lists/queries/list-item';
import { findItems } from '@server/modules/lists/queries/list-items';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertUser } from '@tests/factories/user-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { ask } from '../support/ask';
import { statementsOf } from '../support/statements-of';
import { withWanting } from './wanting';

describe('any quantities', () => {
  let db: TestDatabase;
  const UNKNOWN = 'sor-999-standard';
  const known: string[] = [];
  beforeAll(async () => {
    db = await createTestDatabase();
    const cardSetId = await insertCardSet(db.database);
    const cardId = await insertCard(db.database, { id: 'sor-001', cardSetId });
    for (const variantType of ['STANDARD', 'FOIL', 'HYPERSPACE'] as const) {
      known.push(await insertPrinting(db.database, { cardId, variantType }));
    }
  });
  afterAll(() => db.drop());

  /**
   * One of three printings or, sometimes, one that doesn't exist, with a quantity that may be invalid, and with the
   * current version, an outdated one or none.
   */
  const asked = fc.record({
    printing: fc.nat({ max: 3 }),
    quantity: fc.constantFrom(-1, 0, 1, 2, 2, 5, 6),
    looked: fc.constantFrom('now', 'now', 'now', 'before', 'never'),
  });
  type Wish = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;
  type List = ReadonlyMap<string, ListItem>;
  const requests = fc.array(fc.array(asked, { minLength: 1, maxLength: 4 }), { maxLength: 6 });

  const toAsked =
    (list: List) =>
    ({ printing, quantity, looked }: Wish): ListItemInput => {
      const cardVariantId = known[printing] ?? UNKNOWN;
      const now = list.get(cardVariantId)?.version ?? 0;
      const expectedVersion = { now, before: now + 1, never: null }[looked];
      return { cardVariantId, quantity, expectedVersion, ...NO_PRICE };
    };

  const isFine = (items: readonly ListItemInput[], list: List): boolean =>
    new Set(items.map(({ cardVariantId }) => cardVariantId)).size === items.length &&
    items.every(({ cardVariantId, quantity, expectedVersion }) => {
      if (cardVariantId === UNKNOWN) return false;
      if (quantity !== OFF_LIST && !isListedQuantity('WANT_LIST', quantity)) return false;
      const there = list.get(cardVariantId);
      return (
        (there?.quantity ?? 0) === quantity || (there?.version ?? 0) === (expectedVersion ?? 0)
      );
    });

  function withRequest(list: List, items: readonly ListItemInput[]): ReadonlyMap<string, number> {
    const next = new Map([...list].map(([id, { quantity }]) => [id, quantity]));
    if (!isFine(items, list)) return next;
    for (const { cardVariantId, quantity } of items) {
      if (quantity === OFF_LIST) next.delete(cardVariantId);
      else next.set(cardVariantId, quantity);
    }
    return next;
  }

  it('a list equals a map after the same requests, and no version is used twice', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (all) => {
        const userId = await insertUser(db.database);
        const listId = await insertWantList(db.database, userId);
        const kind = 'WANT_LIST';
        let list: List = new Map();
        let latest = 0;
        for (const request of all) {
          const items = request.map(toAsked(list));
          const { errors } = await setItems(db.database, userId, { kind, listId, items });
          expect(errors.length === 0).toBe(isFine(items, list));
          const expected = withRequest(list, items);
          const there = await findItems(db.database, { kind, listId, pricing: null });
          expect(new Map(there.map((item) => [item.variantId, item.quantity]))).toEqual(expected);
          for (const { variantId, quantity, version } of there) {
            const before = list.get(variantId);
            if (before?.quantity === quantity) expect(version).toBe(before.version);
            else expect(version).toBeGreaterThan(latest);
          }
          list = new Map(there.map((item) => [item.variantId, item]));
          latest = Math.max(latest, ...there.map(({ version }) => version));
        }
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});

describe('a large list', () => {
  const wanting = withWanting();
  const idOf = (at: number) => `shd-${at}-hyperspace-foil`;
  const ITEMS = 5_000;

  beforeAll(async () => {
    const { database, pool } = wanting.server;
    const cardSetId = await insertCardSet(database, { code: 'SHD' });
    await pool.query(
      `with cards as (
      insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, is_unique)
        select 'shd-' || at, $1, 'Card ' || at, 'UNIT', 'COMMON', '{}', '{}', '{}', false
          from generate_series(0, $2::integer - 1) as at
        returning id
    )
    insert into card_variant (id, card_id, variant_type, number)
      select id || '-hyperspace-foil', id, 'HYPERSPACE_FOIL', '001' from cards`,
      [cardSetId, ITEMS],
    );
  });

  it('accepts as many printings at once as a set has', async () => {
    const wanted = Object.fromEntries(
      Array.from({ length: MAX_ITEMS_AT_ONCE }, (_, at) => [idOf(at), (at % 5) + 1]),
    );
    expect((await wanting.set(wanted)).errors).toEqual([]);
    expect(await wanting.quantities()).toEqual(wanted);
    const none = Object.fromEntries(Object.keys(wanted).map((id) => [id, 0]));
    expect((await wanting.set(none)).errors).toEqual([]);
    expect(await wanting.quantities()).toEqual({});
  });

  it('of five thousand items is read as a whole, with as many statements as a small one', async () => {
    const { app, pool } = wanting.server;
    const query = '{ userWantLists { id isOwner handle items { variantId cardId quantity } } }';
    const readItems = async (): Promise<unknown[]> => {
      const { data } = await ask(app, query, {}, wanting.owner.headers);
      return data.userWantLists[0].items;
    };
    const ofNone = await statementsOf(async () => expect(await readItems()).toEqual([]));
    await pool.query(
      `insert into want_list_item (want_list_id, card_variant_id, quantity)
      select $1, id, 2 from card_variant where card_id like 'shd-%'`,
      [wanting.wantListId],
    );
    const ofMany = await statementsOf(async () => expect(await readItems()).toHaveLength(ITEMS));
    expect(ofMany).toBe(ofNone);
  });
});
