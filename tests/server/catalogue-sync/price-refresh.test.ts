import type { ServerResponse } from 'node:http';
import { loadConfig } from '@server/platform/config/config';
import { planPriceRefresh } from '@server/modules/catalogue/commands/sync/plan-price-refresh';
import { startProgram, type Program } from '@server/app/program';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { aGroup, tcgcsvAnswer } from '@tests/factories/tcgcsv-rows';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hurry, jobsIn } from '../jobs/running';
import { bundled } from '../platform/bundled';
import { until } from '../support/until';
import { startProvider, type Provider } from './support/provider';
import { withSync } from './support/sync';

const context = withSync();
let provider: Provider;
let programs: Program[];
let folders: string[];

let jsonProcess: string;
beforeAll(() => {
  jsonProcess = resolve(bundled('server/modules/catalogue/commands/sync/sources/json/process.ts'));
});
afterAll(() => rm(jsonProcess));

beforeEach(async () => {
  programs = [];
  folders = [];
  await context.pool.query(
    'truncate graphile_worker._private_jobs, graphile_worker._private_known_crontabs',
  );
  provider = await startProvider({
    'tcgcsv/79/groups.json': tcgcsvAnswer(aGroup()),
    'swu-db/qzx.json': aSwuDbFile(aSwuDbRow()),
  });
});
afterEach(async () => {
  await Promise.all(programs.map((program) => program.stop(false)));
  await provider.stop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** A program as `npm start` runs it, with a data folder of its own. */
async function start(environment: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starbinder-refresh-'));
  folders.push(dataDir);
  const { addresses } = provider.from;
  const config = loadConfig({
    PORT: '0',
    DATABASE_URL: context.pool.options.connectionString,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PICTURES_AHEAD: 'off',
    // Without the demo, whose sets would be in the way.
    OIDC_ISSUER: 'https://identity.invalid',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
    SWU_DB_URL: addresses['swu-db'],
    TCGCSV_URL: addresses.tcgcsv,
    ...environment,
  });
  programs.push(
    await startProgram({
      config,
      projectRoot: process.cwd(),
      pictureWorker: '',
      balanceWorker: '',
      jsonProcess,
      aheadProcess: '',
      renderWorker: '',
      adHocOperations: false,
      say: () => undefined,
    }),
  );
}

/** Four o'clock passed while no program was there. */
const haveMissedTheNight = () =>
  context.pool.query(`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('plan-price-refresh', now() - interval '3 days', now() - interval '2 days')`);

const planned = async () =>
  (await jobsIn(context.pool)).filter(({ name }) => name === 'refresh-catalogue');
const isPlanned = async () => (await planned()).length > 0;
const isDone = async () => (await planned()).length === 0;

test('two programs make up for a missed night by one run', async () => {
  await haveMissedTheNight();
  await start({ PRICE_REFRESH: 'daily' });
  await start({ PRICE_REFRESH: 'daily' });
  await until(isPlanned);
  expect(await planned()).toHaveLength(1);
  await hurry(context.pool);
  await until(isDone);
  expect(await context.rows('select code, name from card_set')).toEqual([
    { code: 'QZX', name: 'Quartz and Zinnia' },
  ]);
  // Their data folders differ, so a second run would have asked again.
  const asked = provider.requests.map(({ path }) => path);
  expect(asked.filter((path) => path === 'swu-db/qzx.json')).toHaveLength(1);
});

test('without PRICE_REFRESH nothing is planned', async () => {
  await haveMissedTheNight();
  await start({});
  const { rows } = await context.pool.query<{ known: string[] }>(
    "select array_agg(identifier) as known from graphile_worker._private_known_crontabs where last_execution > now() - interval '1 day'",
  );
  expect(rows[0]?.known ?? []).not.toContain('plan-price-refresh');
  expect(await isPlanned()).toBe(false);
});

test('a day is planned once, within the hour, and planned again keeps its time', async () => {
  await start({});
  const before = Date.now();
  await planPriceRefresh(context.database);
  const runAt =
    'select run_at as "runAt" from graphile_worker.jobs where task_identifier = \'refresh-catalogue\'';
  const first = await context.rows(runAt);
  expect(first).toHaveLength(1);
  const time = Number(first[0]?.runAt);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThan(before + 3_600_000);
  await planPriceRefresh(context.database);
  expect(await context.rows(runAt)).toEqual(first);
});

test('a provider that can’t be reached is asked again by a further attempt', async () => {
  const groups = provider.files['tcgcsv/79/groups.json'];
  provider.files['tcgcsv/79/groups.json'] = (_: unknown, response: ServerResponse) =>
    response.writeHead(401).end();
  await start({ PRICE_REFRESH: 'daily' });
  await planPriceRefresh(context.database);
  await hurry(context.pool);
  await until(async () => (await planned())[0]?.lastError != null);
  expect(await context.rows('select code from card_set')).toEqual([]);
  provider.files['tcgcsv/79/groups.json'] = groups;
  await hurry(context.pool);
  await until(isDone);
  expect(await context.rows('select code from card_set')).toEqual([{ code: 'QZX' }]);
});
