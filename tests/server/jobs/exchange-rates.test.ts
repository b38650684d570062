import { loadConfig } from '@server/platform/config/config';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addJob } from '@server/platform/jobs';
import { allJobs } from '@server/app/jobs/all-jobs';
import { anEcbFile } from '@tests/factories/ecb-file';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { until } from '../support/until';
import { hurry, jobsIn, keptLog, runnersOf } from './running';

const NAME = 'refresh-exchange-rates';
let own: TestDatabase;
let folder: string;
beforeEach(async () => {
  own = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'starbinder-rates-job-'));
});
afterEach(async () => {
  await own.drop();
  await rm(folder, { recursive: true });
});

const jobsWith = (exchangeRates: string | undefined) =>
  allJobs({ ...loadConfig({}), dataDir: folder, exchangeRates }, keptLog().log);

const rates = async () => {
  const { rows } = await own.pool.query<{ rate: string }>(
    'select per_euro as rate from exchange_rate',
  );
  return rows.map(({ rate }) => rate);
};

it('is there only with a source, daily and with a night’s catching up', () => {
  expect(jobsWith(undefined)).not.toHaveProperty(NAME);
  expect(jobsWith('/srv/rates.xml')).toMatchObject({
    [NAME]: {
      schedule: { cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/), catchUpMs: 86_400_000 },
    },
  });
});

it('stores rates in one of several processes; a refused source is logged once and tried again', async () => {
  const source = join(folder, 'rates.xml');
  await writeFile(source, '<html>');
  const { log, errors } = keptLog();
  const { [NAME]: job } = jobsWith(source) as never;
  const runners = runnersOf(own.pool, { [NAME]: job }, 2, log);
  await addJob(own.database, NAME, {});
  await until(async () => (await jobsIn(own.pool))[0]?.lastError != null);
  expect(await rates()).toEqual([]);

  await writeFile(source, anEcbFile());
  await hurry(own.pool);
  await until(async () => (await rates()).length > 0);
  expect(await rates()).toEqual(['1.0843']);
  await until(async () => (await jobsIn(own.pool)).length === 0);
  expect(errors).toEqual([
    expect.objectContaining({
      err: expect.objectContaining({ message: expect.stringMatching(/a web page/) }),
    }),
  ]);
  await Promise.all(runners.map((runner) => runner.stop()));
});
