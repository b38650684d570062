import { migrate } from '@server/platform/db/migrate';
import type { TestDatabase } from '@tests/support/postgres/database';
import { createEarlierDatabase, MIGRATIONS } from './earlier-database';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createEarlierDatabase('0038_search-version');
});
afterAll(() => testDatabase.drop());

const insertPrintingOf = async (code: string, number: string): Promise<void> => {
  const id = `${code}-${number}`;
  const { pool } = testDatabase;
  await pool.query(
    `insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, is_unique)
      values ($1, $2, $1, 'UNIT', 'COMMON', '{}', '{}', '{}', false)`,
    [id, code],
  );
  await pool.query(
    `insert into card_variant (id, card_id, variant_type, number) values ($1 || '-p', $1, 'STANDARD', '1')`,
    [id],
  );
  await pool.query(
    `insert into card_image (id, card_variant_id, face, orientation)
      values ($1 || '-i', $1 || '-p', 'FRONT', 'PORTRAIT')`,
    [id],
  );
};

const setsOf = async (table: string): Promise<Record<string, string>> => {
  const { rows } = await testDatabase.pool.query(`select id, of_set from ${table} order by id`);
  return Object.fromEntries(rows.map(({ id, of_set }) => [id, of_set]));
};

it('printings and pictures know their set, by each way of writing them, also those from before', async () => {
  const { pool } = testDatabase;
  await pool.query(`insert into card_set (id, code, name, position, origin)
    values ('one', 'ONE', 'One', 1, 'DEMO'), ('two', 'TWO', 'Two', 2, 'DEMO')`);
  await insertPrintingOf('one', '001');
  await insertPrintingOf('two', '001');
  await migrate(pool, MIGRATIONS);
  await insertPrintingOf('two', '002');

  const printings = { 'one-001-p': 'one', 'two-001-p': 'two', 'two-002-p': 'two' };
  const pictures = { 'one-001-i': 'one', 'two-001-i': 'two', 'two-002-i': 'two' };
  expect(await setsOf('card_variant')).toEqual(printings);
  expect(await setsOf('card_image')).toEqual(pictures);

  await pool.query(`update card_variant set of_set = 'one'`);
  await pool.query(`update card_image set of_set = null`);
  expect(await setsOf('card_variant')).toEqual(printings);
  expect(await setsOf('card_image')).toEqual(pictures);

  await pool.query(
    `update card_variant set card_id = 'one-001', variant_type = 'FOIL' where id = 'two-001-p'`,
  );
  await pool.query(
    `update card_image set card_variant_id = 'one-001-p', face = 'BACK' where id = 'two-002-i'`,
  );
  expect(await setsOf('card_variant')).toEqual({ ...printings, 'two-001-p': 'one' });
  expect(await setsOf('card_image')).toEqual({ ...pictures, 'two-002-i': 'one' });
});
