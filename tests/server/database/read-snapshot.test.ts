import { readSnapshot } from '@server/platform/db/read-snapshot';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { sql } from 'drizzle-orm';

describe('a snapshot', () => {
  let server: TestDatabase;
  beforeAll(async () => {
    server = await createTestDatabase();
    await insertCardSet(server.database);
  });
  afterAll(() => server.drop());

  const nameIn = async (database: TestDatabase['database']) => {
    const { rows } = await database.execute<{ name: string }>(sql`select name from card_set`);
    return rows[0]?.name;
  };

  it('shows one moment to all its statements', async () => {
    const { database } = server;
    const before = await nameIn(database);
    const seen = await readSnapshot(database, async (snapshot) => {
      const first = await nameIn(snapshot);
      await database.execute(sql`update card_set set name = 'Renamed'`);
      return [first, await nameIn(snapshot)];
    });
    expect(seen).toEqual([before, before]);
    expect(await nameIn(database)).toBe('Renamed');
  });

  it('writes nothing, and leaves its connection as it was, also after a fault', async () => {
    const { database } = server;
    const writes = readSnapshot(database, (snapshot) =>
      snapshot.execute(sql`update card_set set name = 'Written'`),
    );
    await expect(writes).rejects.toMatchObject({ cause: { code: '25006' } });
    const settings = sql`select current_setting('plan_cache_mode') as mode, current_setting('transaction_read_only') as only`;
    for (let time = 0; time < 3; time += 1) {
      const { rows } = await database.execute(settings);
      expect(rows).toEqual([{ mode: 'auto', only: 'off' }]);
    }
  });
});
