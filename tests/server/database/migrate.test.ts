import { createHash } from 'node:crypto';
import { migrate } from '@server/platform/db/migrate';
import { until } from '../support/until';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let testDatabase: TestDatabase;
let folder: string;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.pool.query('drop table schema_migration');
  folder = await mkdtemp(join(tmpdir(), 'starbinder-migrations-'));
  await mkdir(join(folder, 'meta'));
});
afterEach(async () => {
  await testDatabase.drop();
  await rm(folder, { recursive: true });
});

async function write(migrations: Record<string, string[]>): Promise<void> {
  const entries = Object.keys(migrations).map((tag) => ({ tag }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [tag, statements] of Object.entries(migrations)) {
    await writeFile(join(folder, `${tag}.sql`), statements.join('--> statement-breakpoint\n'));
  }
}

const tables = async (): Promise<string[]> => {
  const { rows } = await testDatabase.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where tablename like 'thing%' order by 1`,
  );
  return rows.map(({ name }) => name);
};

const one = { '0000_one': ['create table thing_one ()', 'create table thing_two ()'] };
const two = { ...one, '0001_two': ['create table thing_three ()'] };

it('runs each migration once, even if several start at the same time', async () => {
  await write(two);
  const runs = await Promise.all([
    migrate(testDatabase.pool, folder),
    migrate(testDatabase.pool, folder),
  ]);
  expect(runs.flat().sort()).toEqual(['0000_one', '0001_two']);
  expect(await tables()).toEqual(['thing_one', 'thing_three', 'thing_two']);
});

it('leaves nothing of a migration that broke off, and completes it the next time', async () => {
  await write({ ...one, '0001_two': ['create table thing_three ()', 'select 1 / 0'] });
  await expect(migrate(testDatabase.pool, folder)).rejects.toThrow('division by zero');
  expect(await tables()).toEqual(['thing_one', 'thing_two']);

  await write(two);
  expect(await migrate(testDatabase.pool, folder)).toEqual(['0001_two']);
  expect(await tables()).toEqual(['thing_one', 'thing_three', 'thing_two']);
});

it('knows its migrations by their text, whatever its line ends, also in databases of earlier versions', async () => {
  const lines = { '0000_one': ['create table thing_one ();\ncreate table thing_two ()'] };
  const windows = { '0000_one': ['create table thing_one ();\r\ncreate table thing_two ()'] };
  await write(windows);
  await migrate(testDatabase.pool, folder);
  await write(lines);
  expect(await migrate(testDatabase.pool, folder)).toEqual([]);
  // An earlier version took the hash of the file as it was.
  const hash = createHash('sha256').update(windows['0000_one'][0]!).digest('hex');
  await testDatabase.pool.query('update schema_migration set hash = $1', [hash]);
  expect(await migrate(testDatabase.pool, folder)).toEqual([]);
  await write(windows);
  expect(await migrate(testDatabase.pool, folder)).toEqual([]);
  await write({ '0000_one': ['create table thing_one ()'] });
  await expect(migrate(testDatabase.pool, folder)).rejects.toThrow('0000_one differs');
});

it('refuses a schema that is newer than the program', async () => {
  await write(two);
  await migrate(testDatabase.pool, folder);
  await write(one);
  await expect(migrate(testDatabase.pool, folder)).rejects.toThrow(
    'The database has the schema of a newer Starbinder (migration 0001_two).',
  );
});

it('refuses a migration whose text was changed after it ran', async () => {
  await write(one);
  await migrate(testDatabase.pool, folder);
  await write({ '0000_one': ['create table thing_else ()'] });
  await expect(migrate(testDatabase.pool, folder)).rejects.toThrow("differs from the database's");
});

describe('a migration of a table that is in use', () => {
  const change = { ...one, '0001_two': ['alter table thing_one add column note text'] };

  /** Somebody else reads the table in a transaction that isn't over. */
  async function use() {
    await write(one);
    await migrate(testDatabase.pool, folder);
    const user = await testDatabase.pool.connect();
    await user.query('begin; select from thing_one');
    await write(change);
    return async () => {
      await user.query('commit');
      user.release();
    };
  }

  it('waits a short time each time, says so once, and runs when the table is free', async () => {
    const leave = await use();
    const said: string[] = [];
    let left: Promise<void> | undefined;
    const say = (sentence: string) => {
      said.push(sentence);
      left = leave();
    };
    const ran = await migrate(testDatabase.pool, folder, { lockTimeout: 1, pause: 1, say });
    await left;
    expect(ran).toEqual(['0001_two']);
    expect(said).toEqual(['The migration 0001_two waits for a table that is in use…']);
  });

  it('gives way in a deadlock', async () => {
    await write(one);
    await migrate(testDatabase.pool, folder);
    const user = await testDatabase.pool.connect();
    await user.query('begin; select from thing_one');
    const changes = ['thing_two', 'thing_one'].map((each) => `alter table ${each} add note text`);
    await write({ ...one, '0001_two': changes });
    const migrating = migrate(testDatabase.pool, folder, { pause: 1 });
    await until(async () => {
      const { rowCount } = await testDatabase.pool.query('select from pg_locks where not granted');
      return rowCount !== 0;
    });
    await user.query('select from thing_two; commit');
    user.release();
    expect(await migrating).toEqual(['0001_two']);
  });

  it('is given up in the end, with what to do, and lets everybody else pass', async () => {
    const leave = await use();
    const refused = migrate(testDatabase.pool, folder, { lockTimeout: 1, pause: 1, attempts: 3 });
    await expect(refused).rejects.toMatchObject({
      name: 'StartRefusal',
      message: expect.stringMatching(
        /^The migration 0001_two needs a table .* Nothing was changed/,
      ),
    });
    await testDatabase.pool.query('insert into thing_one default values');
    await leave();
  });
});
