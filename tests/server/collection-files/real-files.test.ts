import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogueFile } from '@server/modules/catalogue/commands/import/import-file';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { apply, countsOf, preview } from './file-test';

const FOLDER = join(__dirname, '../../../../shared/data');
const JUNE = new Date('2026-06-29');

const describeReal = existsSync(FOLDER) ? describe : describe.skip;

describeReal('real files (skipped where ../shared/data is absent)', () => {
  let server: TestApp;
  let person: Person;
  let dataDir: string;
  beforeAll(async () => {
    server = await startTestApp();
    dataDir = await mkdtemp(join(tmpdir(), 'starbinder-files-'));
    for (const set of ['sor.2026-06-29.json', 'jtl.2026-06-29.json']) {
      const { database } = server;
      const outcome = await importCatalogueFile(
        join(FOLDER, 'swu-db', set),
        { recordedAt: JUNE },
        { database, dataDir, now: JUNE, progress: () => undefined },
      );
      if (!outcome.ok) throw new Error(outcome.refusal.message);
    }
    person = await signUp(server.database);
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  const fileOf = (name: string) => readFileSync(join(FOLDER, 'collections', name));
  /** Counts by `SET number variant type`, since ids are the importer's. */
  const countsByNumber = async () => {
    const counts = await countsOf(server.database, person);
    const { rows } = await server.pool.query<{ id: string; name: string }>(
      `select v.id, upper(c.card_set_id) || ' ' || v.number || ' ' || v.variant_type as name
         from card_variant v join card c on c.id = v.card_id where v.id = any($1)`,
      [Object.keys(counts)],
    );
    return Object.fromEntries(rows.map(({ id, name }) => [name, counts[id]?.[0]]));
  };

  it('reads what swudb.com exports, and reports what is not in the catalogue', async () => {
    const { id, rejected, warnings } = await preview(
      server.app,
      person,
      fileOf('swudb-5col.constructed.csv'),
    );
    expect(rejected.first.map(({ line, text }) => [line, text])).toEqual([
      [6, 'There is no set TWI in the catalogue.'],
      [9, 'There is no set LOF in the catalogue.'],
      [10, 'There is no set CE25 in the catalogue.'],
      [11, 'There is no set SORPR in the catalogue.'],
      [12, 'There is no set GC23 in the catalogue.'],
    ]);
    expect(warnings.total).toBe(0);
    await apply(server.app, person, id, 'replace');
    expect(await countsByNumber()).toEqual({
      'SOR 017 STANDARD': 1,
      'SOR 059 STANDARD': 3,
      'SOR 059F FOIL': 1,
      'SOR 324F HYPERSPACE_FOIL': 1,
      'JTL 661 FOIL': 1,
      'JTL 1087 PRESTIGE_SERIALIZED': 1,
    });
  });

  it('reads what swudb.com imports', async () => {
    const read = await preview(server.app, person, fileOf('swudb-4col.sample.csv'));
    expect(read).toMatchObject({ format: 'SWUDB', rows: 4, rejected: { total: 0 } });
    expect(read.plans.add.copies).toBe(12);
  });

  it('knows TCGplayer’s columns, whatever game a row is of', async () => {
    const file = fileOf('tcgplayer-app.header-and-nonswu-row.csv');
    expect(await preview(server.app, person, file)).toMatchObject({
      format: 'TCGPLAYER',
      rejected: { first: [{ line: 2, text: 'There is no set ZEN in the catalogue.' }] },
    });
  });

  it('reads what HoloDeck exports', async () => {
    const read = await preview(server.app, person, fileOf('holodeck-full.sample.txt'));
    expect(read).toMatchObject({ format: 'HOLODECK', rows: 2, rejected: { total: 0 } });
    expect(read.plans.add.copies).toBe(3);
  });

  it('asks about the columns of a program that it doesn’t know', async () => {
    const file = fileOf('holocron.constructed.csv');
    await expect(preview(server.app, person, file)).rejects.toThrow('UNKNOWN_FORMAT');
  });
});
