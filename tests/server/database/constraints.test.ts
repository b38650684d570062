import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('refuses a set whose code is not letters', async () => {
  const insert = test.pool.query(
    `insert into card_set (id, code, name, position, origin) values ('s1', 'S1', 'Wrong', 1, 'DEMO')`,
  );
  await expect(insert).rejects.toThrow('card_set_code_is_letters');
});
