import { isWantedQuantity, NOT_WANTED } from '@domain/want-list';
import { findWantedPrintings } from '@server/modules/want-list/repo';
import type { AskedQuantity } from '@server/modules/want-list/quantities/asked-quantity';
import { setWanted } from '@server/modules/want-list/quantities/set-wanted';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertUser } from '@tests/factories/user-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import fc from 'fast-check';

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

/** One of the three printings that there are, or one that there isn't, with quantities that may be none. */
const asked = fc.record({
  printing: fc.nat({ max: 3 }),
  quantity: fc.integer({ min: -1, max: 6 }),
});
const requests = fc.array(fc.array(asked, { minLength: 1, maxLength: 4 }), { maxLength: 6 });

const isFine = (items: readonly AskedQuantity[]): boolean =>
  new Set(items.map(({ cardVariantId }) => cardVariantId)).size === items.length &&
  items.every(
    ({ cardVariantId, quantity }) =>
      cardVariantId !== UNKNOWN && (quantity === NOT_WANTED || isWantedQuantity(quantity)),
  );

function withRequest(list: ReadonlyMap<string, number>, items: readonly AskedQuantity[]) {
  if (!isFine(items)) return list;
  const next = new Map(list);
  for (const { cardVariantId, quantity } of items) {
    if (quantity === NOT_WANTED) next.delete(cardVariantId);
    else next.set(cardVariantId, quantity);
  }
  return next;
}

it('a list is what a map would be after the same requests', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (all) => {
      const userId = await insertUser(db.database);
      const wantListId = await insertWantList(db.database, userId);
      let list: ReadonlyMap<string, number> = new Map();
      for (const request of all) {
        const items = request.map(({ printing, quantity }) => ({
          cardVariantId: known[printing] ?? UNKNOWN,
          quantity,
        }));
        const { mistakes } = await setWanted(db.database, userId, { wantListId, items });
        expect(mistakes.length === 0).toBe(isFine(items));
        list = withRequest(list, items);
        const there = await findWantedPrintings(db.database, wantListId);
        expect(new Map(there.map((item) => [item.variantId, item.quantity]))).toEqual(list);
      }
    }),
    { numRuns: 30 },
  );
}, 60_000);
