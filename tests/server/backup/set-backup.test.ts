import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { importCatalogueFile } from '@server/modules/catalogue/commands/import/import-file';
import { createDatabase, createPool } from '@server/platform/db/database';
import { offerNote } from '@server/modules/offers/tables';
import { recordStep } from '@server/modules/collection/commands/record-step';
import { insertOffer } from '@tests/factories/offer-rows';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { insertUser } from '@tests/factories/user-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { insertDemoSet } from '../catalogue-import/support/small-demo-set';
import { restore } from './support/commands';
import { sumsOf } from './support/sums-of';

/** What a restoration doesn't bring back as it was: how often the catalogue was changed, and what the next start makes. */
const NOT_RESTORED = [
  'catalogue_import',
  'catalogue_sync',
  'seller_summary',
  'stale_seller_summary',
];

let folder: string;
let own: TestDatabase;
let before: Record<string, string>;
let path: string;
let content: Record<string, Record<string, unknown>[]>;

/** Connections that are closed afterwards, since a restoration refuses others. */
async function using<Value>(act: (pool: Pool) => Promise<Value>): Promise<Value> {
  const pool = createPool(own.connectionString, { max: 2 });
  try {
    return await act(pool);
  } finally {
    await pool.end();
  }
}

const sums = () =>
  using(async (pool) => {
    const all = Object.entries(await sumsOf(pool));
    return Object.fromEntries(all.filter(([name]) => !NOT_RESTORED.includes(name)));
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-set-backup-'));
  own = await createTestDatabase();
  await using(async (pool) => {
    const database = createDatabase(pool);
    await insertDemoSet(database, 'SOR');
    await insertDemoSet(database, 'JTL');
    const [one, other] = [await insertUser(database), await insertUser(database)];
    for (const variantId of ['sor-001-standard', 'jtl-001-standard']) {
      const change = {
        variantId,
        version: 0,
        from: { inventory: 0, missingOverride: null },
        to: { inventory: 2, missingOverride: null },
      };
      await recordStep(database, { userId: one, actorId: one, reason: 'EDIT' }, [change]);
    }
    const sides = { initiatorId: one, recipientId: other };
    const items = { 'sor-001-standard': {}, 'jtl-001-standard': {} };
    const offerId = await insertOffer(database, sides, items);
    await insertOffer(database, sides, { 'sor-001-standard': {} });
    await database.insert(offerNote).values({ offerId, userId: other, content: 'Fine!' });
    await pool.query(
      `with list as (insert into want_list (user_id) values ('${one}') returning id)
        insert into want_list_item (want_list_id, card_variant_id, quantity)
          select id, 'sor-002-standard', 1 from list`,
    );
  });
  before = await sums();
  const file = join(folder, 'sor.json');
  await writeFile(file, JSON.stringify(aSwuDbFile(aSwuDbRow({ Set: 'SOR' }))));
  const outcome = await using((pool) =>
    importCatalogueFile(
      file,
      { replaceDemo: true, discardChanges: true },
      {
        database: createDatabase(pool),
        dataDir: folder,
        now: new Date(),
        progress: () => undefined,
      },
    ),
  );
  if (!outcome.ok || outcome.report.backup === null) throw new Error('There is no backup.');
  path = outcome.report.backup;
  content = JSON.parse(gunzipSync(await readFile(path)).toString());
});
afterAll(async () => {
  await own.drop();
  await rm(folder, { recursive: true });
});

const restoring = (file: string, ...args: string[]) =>
  using((pool) => restore({ pool }, folder, file, ...args));

/** A backup of the set with something changed. */
async function spoilt(change: object): Promise<string> {
  const file = join(folder, 'spoilt.json.gz');
  await writeFile(file, gzipSync(JSON.stringify({ ...content, ...change })));
  return file;
}

it('is refused if the set has cards, if it is damaged, or of another database', async () => {
  const now = await sums();
  const bytes = await readFile(path);
  const cut = join(folder, 'cut.json.gz');
  await writeFile(cut, bytes.subarray(0, bytes.length / 2));
  const [step, ...steps] = content['collection_step'] ?? [];
  const refusals: [string, RegExp][] = [
    [path, /^SOR has cards\. With --replace/],
    [cut, / is damaged/],
    [await spoilt({ card_set: [] }), /isn’t a backup of a set/],
  ];
  for (const [file, reason] of refusals) {
    expect(await restoring(file)).toEqual({ code: 1, printed: expect.stringMatching(reason) });
  }
  const foreign = await spoilt({
    collection_step: [{ ...step, at: '2001-01-01T00:00Z' }, ...steps],
  });
  // The step went with the set's cards, so its number is free until another one takes it.
  await using((pool) =>
    pool.query(
      `insert into collection_step (id, user_id, reason) overriding system value
        select $1, user_id, 'EDIT' from collection_step limit 1`,
      [step?.['id']],
    ),
  );
  expect((await restoring(foreign, '--replace')).printed).toContain('is of another database');
  await using((pool) => pool.query('delete from collection_step where id = $1', [step?.['id']]));
  const unfit = await spoilt({ card: content['card']?.map((card) => ({ ...card, mana: 1 })) });
  expect((await restoring(unfit, '--replace')).printed).toContain('doesn’t fit the tables');
  expect(await sums()).toEqual(now);
});

it('brings the set back with what people had of it, after a backup of what was there', async () => {
  const { code, printed } = await restoring(path, '--replace');
  expect(printed).toMatch(/^What was there is in \S+\nRestored the set SOR with [\d,]+ rows/);
  expect(code).toBe(0);
  expect(await sums()).toEqual(before);
  expect((await readdir(join(folder, 'backups'))).join()).toContain('before-restore-');
});

it('reads price history as earlier versions wrote it, and leaves out deleted accounts', async () => {
  await using((pool) => pool.query('update user_account set deleted_at = now()'));
  const { card_variant: printings = [], market_price_year: _, ...rest } = content;
  const [id] = printings.map((printing) => printing['id']);
  const price = (recorded_at: string, price_cents: number) => ({
    card_variant_id: id,
    recorded_at,
    price_cents,
  });
  const file = join(folder, 'earlier.json.gz');
  const market_price = [
    price('2026-02-01T00:00:00+00:00', 300),
    price('2025-12-01T00:00:00+00:00', 200),
  ];
  await writeFile(
    file,
    gzipSync(JSON.stringify({ ...rest, card_variant: printings, market_price })),
  );
  expect((await restoring(file, '--replace')).printed).toContain('Restored the set SOR');
  const held = await using((pool) =>
    pool.query(`select (select count(*)::int from collection_item where card_variant_id like 'sor-%') as counts,
      array(select price_cents from market_price order by recorded_at) as cents`),
  );
  expect(held.rows).toEqual([{ counts: 0, cents: expect.arrayContaining([200, 300]) }]);
});
