import { recordStep } from '@server/modules/collection/commands/record-step';
import { until } from '../support/until';
import { withCounting } from './counting';

const counting = withCounting();

const query = (text: string, values: unknown[] = []) => counting.server.pool.query(text, values);

const printingsWithEvents = async () =>
  (await query('select distinct card_variant_id as id from collection_event order by id')).rows.map(
    ({ id }) => id,
  );

const someoneWaits = async () =>
  (
    await query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  ).rows.length > 0;

it('takes its events with it, also those of an edit that it waited for', async () => {
  const [standard, foil] = counting.variantIds;
  await counting.record([
    [standard, 0, 1],
    [foil, 0, 1],
  ]);
  const { database, pool } = counting.server;
  const { id: userId } = counting.person;
  let removal: Promise<unknown> | undefined;
  await database.transaction(async (tx) => {
    await recordStep(tx, { userId, actorId: userId, reason: 'EDIT' }, [
      {
        variantId: foil,
        version: 1,
        from: { inventory: 1, missingOverride: null },
        to: { inventory: 2, missingOverride: null },
      },
    ]);
    removal = pool.query('delete from card_variant where id = $1', [foil]);
    await until(someoneWaits);
  });
  await removal;

  expect(await printingsWithEvents()).toEqual([standard]);
});

it('leaves no event of an edit that waited for it', async () => {
  const [standard, , hyperspace] = counting.variantIds;
  await counting.record([
    [standard, 0, 1],
    [hyperspace, 0, 1],
  ]);
  const removing = await counting.server.pool.connect();
  try {
    await removing.query('begin');
    await removing.query('delete from card_variant where id = $1', [hyperspace]);
    const edit = counting.record([[hyperspace, 1, 2, 1]]);
    await until(someoneWaits);
    await removing.query('commit');
    await expect(edit).rejects.toThrow();
  } finally {
    removing.release();
  }
  expect(await printingsWithEvents()).toEqual([standard]);
});
