import { loseDeadlock, triesInDeadlock } from '../support/locked-tables';
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
  expect(await triesInDeadlock(counting.server.database)).toBe(2);
});
