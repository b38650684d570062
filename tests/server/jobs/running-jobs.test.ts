import { itLong } from '@tests/support/jest/it-long';
import { addJob, startJobs, type RunningJobs } from '@server/platform/jobs';
import { releaseAbandonedJobs } from '@server/platform/jobs/abandoned-jobs';
import { NEWEST_MIGRATION } from '@server/platform/jobs/schema';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { readdirSync } from 'node:fs';
import { refuseConnections } from '../support/refuse-connections';
import { until } from '../support/until';
import { hurry, jobsIn, keptLog, runnersOf } from './running';

let testDatabase: TestDatabase;
let runners: RunningJobs[];
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  runners = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await testDatabase.drop();
});

const areDone = async () => (await jobsIn(testDatabase.pool)).length === 0;

it('knows the newest migration of the library, so a start needn’t load it', () => {
  const files = readdirSync('node_modules/graphile-worker/sql');
  expect(files.toSorted().at(-1)).toBe(`${String(NEWEST_MIGRATION).padStart(6, '0')}.sql`);
});

it('runs each job once, whichever process is free, and jobs of one name one after the other', async () => {
  const { database, pool } = testDatabase;
  let runs = 0;
  let atOnce = 0;
  let most = 0;
  const run = async () => {
    runs += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    await pool.query('select 1');
    atOnce -= 1;
  };
  runners = runnersOf(pool, { 'sweep-counts': { run } }, 2);
  for (let at = 0; at < 20; at += 1) await addJob(database, 'sweep-counts', {});
  await until(areDone);
  expect(runs).toBe(20);
  expect(most).toBe(1);
});

it('adds a job with the transaction, and only one for each key', async () => {
  const { database, pool } = testDatabase;
  const undone = database.transaction(async (transaction) => {
    await addJob(transaction, 'sweep-counts', {});
    transaction.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
  expect(await jobsIn(pool)).toEqual([]);

  const runAt = new Date(Date.now() + 60_000);
  await addJob(database, 'sweep-counts', {}, { key: 'one', runAt });
  await addJob(database, 'sweep-counts', {}, { key: 'one' });
  await addJob(database, 'sweep-inbox', {}, { key: 'one', runAt });
  const names = (await jobsIn(pool)).map(({ name }) => name);
  expect(names).toEqual(['sweep-counts', 'sweep-inbox']);
  const { rows } = await pool.query('select run_at from graphile_worker.jobs order by id');
  expect(rows[0].run_at).toEqual(runAt);
});

itLong('tries a failing job again, and logs it once, without what it quoted', async () => {
  const { database, pool } = testDatabase;
  const { log, errors } = keptLog();
  const faulted = jest.fn();
  let runs = 0;
  const run = () => {
    runs += 1;
    return runs < 3 ? Promise.reject(new TypeError('mira@example.com')) : Promise.resolve();
  };
  runners = [startJobs({ jobs: { 'sweep-counts': { run } }, pool, log, faulted })];
  await addJob(database, 'sweep-counts', {});
  for (const attempts of [1, 2]) {
    await until(async () => {
      const [job] = await jobsIn(pool);
      return job?.attempts === attempts && !job.isLocked;
    });
    expect((await jobsIn(pool))[0]?.lastError).toBe('It failed. The log says why.');
    await hurry(pool);
  }
  await until(areDone);
  expect(runs).toBe(3);
  const reference = expect.stringMatching(/^[0-9a-f]{16}$/);
  expect(errors).toEqual([
    {
      err: expect.any(TypeError),
      operation: 'job sweep-counts',
      reference,
      sentence: 'a job failed',
    },
  ]);
  expect(faulted.mock.calls).toEqual([[{ operation: 'job sweep-counts', reference }]]);
});

it('runs a job whose time passed while no process was there, once', async () => {
  const { pool } = testDatabase;
  const run = jest.fn(() => Promise.resolve());
  const daily = {
    'sweep-counts': { schedule: { cron: '0 4 * * *', catchUpMs: 86_400_000 }, run },
  };
  // The first start of a program with this job: nothing was missed.
  const [first] = runnersOf(pool, daily, 1);
  const known = `select from graphile_worker._private_known_crontabs`;
  await until(async () => (await pool.query(known)).rows.length === 1);
  await first?.stop();
  expect(run).not.toHaveBeenCalled();

  await pool.query(
    `update graphile_worker._private_known_crontabs set known_since = now() - interval '3 days'`,
  );
  runners = runnersOf(pool, daily, 2);
  await until(() => Promise.resolve(run.mock.calls.length > 0));
  await until(areDone);
  expect(run).toHaveBeenCalledTimes(1);
});

itLong(
  'asks a running job to end when the program stops, and tries it again after the next start',
  async () => {
    const { database, pool } = testDatabase;
    const { log, errors } = keptLog();
    let began: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (began = resolve));
    const untilAborted = {
      run: (_: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise<void>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          began();
        }),
    };
    const [stopped] = runnersOf(pool, { 'sweep-counts': untilAborted }, 1, log);
    await addJob(database, 'sweep-counts', {});
    await hasBegun;
    await stopped?.stop();
    expect(await jobsIn(pool)).toMatchObject([{ attempts: 1, isLocked: false }]);
    expect(errors).toEqual([]);

    const run = jest.fn(() => Promise.resolve());
    runners = runnersOf(pool, { 'sweep-counts': { run } }, 1);
    await hurry(pool);
    await until(areDone);
    expect(run).toHaveBeenCalledTimes(1);
  },
);

it('bears an outage in the middle of a job, and goes on after it', async () => {
  const { database, pool } = testDatabase;
  const { log, errors, warnings } = keptLog();
  let began: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (began = resolve));
  let runs = 0;
  const slowAtFirst = {
    async run(_: unknown, context: { database: typeof database }) {
      runs += 1;
      if (runs > 1) return;
      began();
      await context.database.execute('select pg_sleep(60)');
    },
  };
  runners = runnersOf(pool, { 'sweep-counts': slowAtFirst }, 1, log);
  await addJob(database, 'sweep-counts', {});
  await hasBegun;
  const allow = await refuseConnections(pool);
  await until(() => Promise.resolve(warnings.length === 1));
  await allow();
  await until(() => Promise.resolve(warnings.length === 2));
  await until(async () => {
    // What the minute's job does for those whose end nobody could note.
    await releaseAbandonedJobs(database, '0 seconds');
    await hurry(pool);
    return areDone();
  });
  expect(runs).toBe(2);
  expect(warnings).toEqual(['running jobs: stopped working', 'running jobs: works again']);
  expect(errors).toEqual([]);
});

it('bears a clock that can’t read its times, and goes on after it', async () => {
  const { pool } = testDatabase;
  const { log, warnings } = keptLog();
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const rename = (from: string, to: string) =>
    pool.query(`alter table graphile_worker.${from} rename to ${to}`);
  await rename('_private_known_crontabs', 'mislaid');
  const run = jest.fn(() => Promise.resolve());
  const daily = {
    'sweep-counts': { schedule: { cron: '0 4 * * *', catchUpMs: 86_400_000 }, run },
  };
  runners = runnersOf(pool, daily, 1, log);
  await until(() => Promise.resolve(warnings.includes('running jobs: stopped working')));
  await rename('mislaid', '_private_known_crontabs');
  const known = `select from graphile_worker._private_known_crontabs`;
  await until(async () => (await pool.query(known)).rows.length === 1);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
