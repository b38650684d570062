import { migrate } from '@server/platform/db/migrate';
import { isRetired } from '@server/modules/people/queries/retired-handles';
import type { TestDatabase } from '@tests/support/postgres/database';
import { createEarlierDatabase, MIGRATIONS } from './earlier-database';

/** The last migration of a program that stored retired handles in plain text. */
const BEFORE = '0007_offers';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createEarlierDatabase(BEFORE);
});
afterAll(() => testDatabase.drop());

const GONE = '00000000-0000-4000-8000-00000000000a';
const STAYS = '00000000-0000-4000-8000-00000000000b';

it('migrations remove deleted people from a database of an earlier program', async () => {
  const { pool, database } = testDatabase;
  await pool.query(`
    insert into user_account (id, name, email, handle, verified_email, deleted_at) values
      ('${GONE}', 'Deleted user', 'deleted@example.invalid', null, 'rosa@example.com', now()),
      ('${STAYS}', 'Pat', 'pat@example.com', 'reused', 'pat@example.com', null);
    insert into retired_handle (handle) values ('rosa-2');
    insert into audit_entry (user_id, actor_id, field, from_value, to_value) values
      ('${GONE}', '${GONE}', 'handle', null, 'rosa'),
      ('${GONE}', '${STAYS}', 'handle', 'rosa', 'rosa-2'),
      ('${GONE}', '${GONE}', 'deleted', null, null),
      ('${STAYS}', '${STAYS}', 'handle', 'reused-not', 'reused');
    insert into offer (initiator_id, recipient_id, seller_id, buyer_id, offer_type, status,
        initiator_exchanged_at, recipient_exchanged_at)
      values ('${GONE}', '${STAYS}', '${STAYS}', '${GONE}', 'BUY', 'ACCEPTED', now(), now());
    insert into collection_step (user_id, actor_id, reason, note) values
      ('${GONE}', '${GONE}', 'IMPORT', 'rosa.csv'),
      ('${STAYS}', '${STAYS}', 'EXCHANGE', 'rosa'),
      ('${STAYS}', '${STAYS}', 'IMPORT', 'rosa');
    insert into collection_import (user_id, file_name, contents) values ('${GONE}', 'rosa.csv', '{}');
  `);

  await migrate(pool, MIGRATIONS);

  for (const handle of ['rosa', 'rosa-2', 'reused-not']) {
    expect(await isRetired(database, handle)).toBe(true);
  }
  expect(await isRetired(database, 'reused')).toBe(false);
  const audit = await pool.query('select from_value, to_value from audit_entry order by id');
  const emptied = { from_value: null, to_value: null };
  const kept = { from_value: 'reused-not', to_value: 'reused' };
  expect(audit.rows).toEqual([emptied, emptied, emptied, kept]);
  const account = await pool.query('select verified_email from user_account where id = $1', [GONE]);
  expect(account.rows).toEqual([{ verified_email: null }]);
  const steps = await pool.query(
    `select reason, note, user_id = actor_id as own, user_id = '${STAYS}' as stays,
        user_id = '${GONE}' as gone from collection_step order by id`,
  );
  expect(steps.rows).toEqual([
    { reason: 'IMPORT', note: null, own: true, stays: false, gone: false },
    { reason: 'EXCHANGE', note: null, own: true, stays: true, gone: false },
    { reason: 'IMPORT', note: 'rosa', own: true, stays: true, gone: false },
  ]);
  expect((await pool.query('select from collection_import')).rows).toEqual([]);
});
