import { sql } from 'drizzle-orm';
import { loseDeadlock } from '../support/locked-tables';
import { withCounting } from '../collections/counting';

const counting = withCounting();

it('a count that loses a deadlock is written by another try', async () => {
  const { data } = await loseDeadlock(
    counting.server.pool,
    ['collection_step', 'collection_item'],
    () => counting.update({ inventory: 5, expectedVersion: 0 }),
  );
  expect(data.updateCollectionVariantInventory.errors).toEqual([]);
  expect(await counting.reasons()).toEqual(['EDIT']);
});

it('a transaction that loses a deadlock is done again', async () => {
  const { pool, database } = counting.server;
  let tries = 0;
  await loseDeadlock(pool, ['card', 'card_set'], () =>
    database.transaction(async (transaction) => {
      tries += 1;
      await transaction.execute(sql`select from card_set for update`);
      await transaction.execute(sql`select from card for update`);
    }),
  );
  expect(tries).toBe(2);
});
