import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const insertSet = (code: string) =>
  testDatabase.pool.query(
    `insert into card_set (id, code, name, position, origin) values (lower($1), $1, 'A set', 1, 'DEMO')`,
    [code],
  );

it('accepts set codes with digits, a letter first', async () => {
  await expect(insertSet('TS26')).resolves.toBeDefined();
  for (const code of ['1S', 'S', 'SORSORS', 'S-1', 'S1\n']) {
    await expect(insertSet(code)).rejects.toThrow('card_set_code_has_its_form');
  }
});

it('refuses a card whose id could be a set’s code', async () => {
  await insertSet('TS27');
  const insert = (id: string) =>
    testDatabase.pool.query(
      `insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, is_unique)
         values ($1, 'ts27', 'A card', 'UNIT', 'COMMON', '{}', '{}', '{}', false)`,
      [id],
    );
  await expect(insert('ts27')).rejects.toThrow('card_id_holds_a_hyphen');
  await expect(insert('ts27-1')).resolves.toBeDefined();
});
