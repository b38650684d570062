import { changesCount, NO_OVERRIDE, withInventory, type StoredCount } from '@domain/collection';
import { collectionEvent, collectionItem } from '@server/modules/collection/tables';
import { setCount } from '@server/modules/collection/commands/set-count';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertUser } from '@tests/factories/user-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { eq } from 'drizzle-orm';

let db: TestDatabase;
let variantId: string;
beforeAll(async () => {
  db = await createTestDatabase();
  const cardSetId = await insertCardSet(db.database);
  variantId = await insertPrinting(db.database, {
    cardId: await insertCard(db.database, { id: 'sor-001', cardSetId }),
  });
});
afterAll(() => db.drop());

const INVENTORIES = [null, 0, 2, 3, 5, 9_999];
const NEEDS = [null, NO_OVERRIDE, 0, 4];
const STORED: StoredCount[] = [0, 3].flatMap((inventory) =>
  [null, 0, 2].map((missingOverride) => ({ inventory, missingOverride })),
);

function asTheDomainSays(
  from: StoredCount,
  inventory: number | null,
  need: number | null,
): StoredCount {
  const to = inventory === null ? from : withInventory(from, inventory);
  return need === null ? to : { ...to, missingOverride: need === NO_OVERRIDE ? null : need };
}

const eventsOf = (userId: string) =>
  db.database
    .select()
    .from(collectionEvent)
    .where(eq(collectionEvent.userId, userId))
    .orderBy(collectionEvent.stepId);

test.each(STORED)(
  'from $inventory and $missingOverride, it is as the domain says',
  async (from) => {
    for (const inventory of INVENTORIES) {
      for (const need of NEEDS) {
        const userId = await insertUser(db.database);
        await db.database
          .insert(collectionItem)
          .values({ userId, cardVariantId: variantId, ...from });
        await setCount(db.database, userId, { variantId, inventory, missingOverrideCount: need });
        const to = asTheDomainSays(from, inventory, need);
        const [item] = await db.database
          .select()
          .from(collectionItem)
          .where(eq(collectionItem.userId, userId));
        expect(item).toMatchObject({ ...to, version: changesCount({ from, to }) ? 2 : 1 });
        expect(await eventsOf(userId)).toEqual(
          changesCount({ from, to })
            ? [
                expect.objectContaining({
                  inventoryFrom: from.inventory,
                  inventoryTo: to.inventory,
                  missingOverrideFrom: from.missingOverride,
                  missingOverrideTo: to.missingOverride,
                }),
              ]
            : [],
        );
      }
    }
  },
);

test('none of twenty changes at once is lost, and each starts where another ended', async () => {
  const userId = await insertUser(db.database);
  const counts = Array.from({ length: 20 }, (_, nth) => nth + 1);
  await Promise.all(
    counts.map((inventory) => setCount(db.database, userId, { variantId, inventory })),
  );
  const events = await eventsOf(userId);
  expect(events.map(({ inventoryTo }) => inventoryTo).sort((a, b) => a - b)).toEqual(counts);
  expect(events.map(({ inventoryFrom }) => inventoryFrom)).toEqual([
    0,
    ...events.slice(0, -1).map(({ inventoryTo }) => inventoryTo),
  ]);
});
