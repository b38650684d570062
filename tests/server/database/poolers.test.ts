import { openDatabase } from '@server/platform/db/open';
import { checkDatabase } from '@server/platform/db/check-database';
import { createDatabase, createPool } from '@server/platform/db/database';
import { LongWork } from '@server/platform/db/long-work';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { poolerInFront } from '@tests/support/postgres/pooler';
import type { StandIn } from '@tests/support/postgres/stand-ins';
import { tmpdir } from 'node:os';
import type { Pool } from 'pg';

let testDatabase: TestDatabase;
let pooler: StandIn | undefined;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => pooler?.close());
afterAll(() => testDatabase.drop());

const settings = async (pool: Pool) => {
  const { rows } = await pool.query<Record<string, string>>(
    `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as transaction`,
  );
  return rows[0];
};

describe('a pooler in session mode', () => {
  beforeEach(async () => {
    pooler = await poolerInFront(testDatabase.connectionString, 'session');
  });
  const url = () => pooler?.url.href ?? '';

  it('can be used', async () => {
    const { pool, close } = await openDatabase({
      config: { databaseUrl: url(), dataDir: tmpdir() },
      projectRoot: process.cwd(),
      say: () => undefined,
    });
    expect(await settings(pool)).toEqual({ statement: '10s', transaction: '15s' });
    await close();
  });

  it('lets statements end after their time', async () => {
    const pool = createPool(url(), { statementTimeout: 50 });
    await expect(pool.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' });
    await pool.end();
  });

  it('gives long work its own time, and no limit where there is none', async () => {
    const pool = createPool(url(), { statementTimeout: 0 });
    expect(await settings(pool)).toMatchObject({ statement: '0' });
    const longWork = new LongWork(pool);
    expect(await settings(longWork.pool)).toEqual({ statement: '1min', transaction: '15s' });
    await longWork.end();
    await pool.end();
  });

  it('refuses what the address itself asks for, and the refusal says so', async () => {
    const address = `${url()}?options=-c%20geqo%3Doff`;
    await expect(checkDatabase(address, 'DATABASE_URL', 2_000)).rejects.toThrow(
      /pooler refuses a parameter.*direct address/,
    );
  });
});

it('a pooler that lends connections by transaction is refused, with the remedy', async () => {
  pooler = await poolerInFront(testDatabase.connectionString, 'transaction');
  // It is a pooler of that kind: what one client sets, another one finds.
  const [one, other] = [1, 2].map(() => createPool(pooler?.url.href ?? '', { max: 1 })) as [
    Pool,
    Pool,
  ];
  const work = createDatabase(one);
  expect((await work.execute('select 1 as found')).rows).toEqual([{ found: 1 }]);
  expect((await other.query('select 1 as found')).rows).toEqual([{ found: 1 }]);
  await one.end();
  await other.end();

  await expect(checkDatabase(pooler.url.href, 'DATABASE_READ_URLS', 2_000)).rejects.toThrow(
    /DATABASE_READ_URLS.*one transaction.*direct address.*session mode.*5432.*-pooler/,
  );
});
