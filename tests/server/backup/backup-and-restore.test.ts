import { itLong } from '@tests/support/jest/it-long';
import type { Pool } from 'pg';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCollectionsCommand } from '@server/app/cli/ledger/command';
import { loadDemoCatalogue } from '@server/app/demo/catalogue';
import { loadDemoAccounts } from '@server/app/demo/identity-provider';
import { loadDemoPlayers } from '@server/app/demo/players';
import { issuerOf } from '@server/app/identity';
import { setCount } from '@server/modules/collection/commands/set-count';
import { writeBackup } from '@server/modules/backup';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { backUp, restore } from './support/commands';
import { sumsIn, sumsOf } from './support/sums-of';

const ISSUER = issuerOf({ oidc: undefined, publicUrl: 'http://localhost:3000' });

let folder: string;
let demo: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-backups-'));
  demo = await createTestDatabase();
  await loadDemoCatalogue({ ...demo, report: () => undefined });
  await loadDemoAccounts(demo.database, ISSUER);
  await loadDemoPlayers(demo.database, ISSUER);
}, 180_000);
afterAll(async () => {
  await demo.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  other = await createTestDatabase();
});
afterEach(() => other.drop());

it('brings every row of every table to another database, which goes on from there', async () => {
  const path = join(folder, 'demo.tar.gz');
  expect(await backUp(demo, folder, path)).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^\S+ holds [\d,]+ rows of \d+ tables, as they were at 20/),
  });
  const { code, printed } = await restore(other, folder, path);
  expect(printed).toContain('Restored ');
  expect(code).toBe(0);

  const sums = await sumsOf(demo.pool);
  expect(Object.keys(sums)).toContain('collection_event');
  expect(await sumsOf(other.pool)).toEqual(sums);
  // Ids that PostgreSQL gives continue, and triggers work again.
  const { rows } = await other.pool.query(`
    select u.id as "userId", v.id as "variantId" from user_account u, card_variant v
      where u.handle = 'collector' order by v.id limit 1`);
  const set = await setCount(other.database, rows[0].userId, {
    variantId: rows[0].variantId,
    inventory: 9_000,
  });
  expect(set.errors).toEqual([]);
  await other.pool.query('update sale_list_item set quantity = quantity + 1');
  expect((await other.pool.query('select from stale_seller_summary')).rowCount).toBeGreaterThan(0);
});

itLong('is one moment of a database that people write to', async () => {
  const { rows } = await demo.pool.query<{ userId: string; variantId: string }>(`
    select u.id as "userId", v.id as "variantId" from user_account u
      cross join (select id from card_variant order by id limit 40) v where u.handle is not null`);
  const over = new AbortController();
  let edits = 0;
  const write = async (from: number) => {
    for (let at = from; !over.signal.aborted; at = (at + 7) % rows.length) {
      const { userId, variantId } = rows[at]!;
      await setCount(demo.database, userId, { variantId, inventory: edits % 100 });
      edits += 1;
    }
  };
  const writers = [0, 1, 2].map(write);
  const path = join(folder, 'busy.tar.gz');
  const seen = await backUpBesideObserver(path);
  over.abort();
  await Promise.all(writers);
  expect(edits).toBeGreaterThan(10);

  expect((await restore(other, folder, path)).code).toBe(0);
  expect(await sumsOf(other.pool)).toEqual(seen);
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  expect(await runCollectionsCommand(['check'], { database: other.database, print })).toBe(0);
  const events = async ({ pool }: TestDatabase) =>
    Number((await pool.query('select count(*) from collection_event')).rows[0].count);
  expect(await events(other)).toBeLessThan(await events(demo));
});

/** Backs the demo up. Its own connection says which moment it sees, and another one sums up the tables as of then. */
async function backUpBesideObserver(path: string): Promise<Record<string, string>> {
  const [own, observer] = [await demo.pool.connect(), await demo.pool.connect()];
  const look = async () => {
    const { rows } = await own.query('select pg_export_snapshot() as moment');
    await observer.query('begin isolation level repeatable read');
    await observer.query(`set transaction snapshot '${rows[0].moment}'`);
  };
  let looking: Promise<void> | undefined;
  await writeBackup({
    pool: { connect: async () => own } as unknown as Pool,
    path,
    progress: () => {
      looking ??= look();
    },
  });
  await looking;
  const sums = await sumsIn(observer);
  await observer.query('rollback');
  observer.release();
  return sums;
}
