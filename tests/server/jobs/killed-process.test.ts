import { addJob } from '@server/platform/jobs';
import { deleteFailedJobs, releaseAbandonedJobs } from '@server/platform/jobs/abandoned-jobs';
import { AT_ONCE } from '@server/platform/jobs/run-until-broken';
import { createTestDatabase } from '@tests/support/postgres/database';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Pool } from 'pg';
import { bundled } from '../platform/bundled';
import { endingWithThis } from '../platform/started-program';
import { until } from '../support/until';
import { hurry, jobsIn, runnersOf } from './running';

/** How many workers show that they are alive. */
async function aliveIn(pool: Pool): Promise<number> {
  const { rows } = await pool.query(`
    select from pg_locks join pg_database d on d.oid = database
      where d.datname = current_database() and locktype = 'advisory' and mode = 'ShareLock'`);
  return rows.length;
}

it('leaves a job to its process while that is alive, and to another one once it was killed', async () => {
  const { connectionString, database, pool, drop } = await createTestDatabase();
  const file = bundled('tests/server/jobs/stuck-process.ts');
  await addJob(database, 'sweep-counts', {});
  const child = spawn(process.execPath, [...endingWithThis, file, connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await rm(file);
  // A process may begin a job before it has shown that its workers are alive.
  await until(async () => (await aliveIn(pool)) === AT_ONCE);
  await releaseAbandonedJobs(database, '0 seconds');
  expect(await jobsIn(pool)).toMatchObject([{ attempts: 1, isLocked: true }]);

  child.kill('SIGKILL');
  await once(child, 'exit');
  // PostgreSQL notices the end of the connection a moment later.
  await until(async () => (await aliveIn(pool)) === 0);
  const run = jest.fn(() => Promise.resolve());
  const [runner] = runnersOf(pool, { 'sweep-counts': { run } }, 1);
  await until(async () => (await aliveIn(pool)) === AT_ONCE);
  await releaseAbandonedJobs(database, '0 seconds');
  await until(async () => {
    await hurry(pool);
    return (await jobsIn(pool)).length === 0;
  });
  expect(run).toHaveBeenCalledTimes(1);
  await runner?.stop();
  await drop();
});

it('deletes jobs that were given up after a day', async () => {
  const { database, pool, drop } = await createTestDatabase();
  await addJob(database, 'sweep-counts', {});
  await addJob(database, 'sweep-inbox', {});
  await pool.query(
    `select graphile_worker.permanently_fail_jobs(array_agg(id)) from graphile_worker.jobs`,
  );
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '25 hours' where id = 1`,
  );
  await deleteFailedJobs(database);
  expect(await jobsIn(pool)).toMatchObject([{ name: 'sweep-inbox', attempts: 10 }]);
  await drop();
});
