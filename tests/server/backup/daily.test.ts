import { itLong } from '@tests/support/jest/it-long';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpDaily, restoreBackup, writeBackup } from '@server/modules/backup';
import { verifyBackup } from '@server/modules/backup/queries/read-backup';
import { loadConfig } from '@server/platform/config/config';
import { addJob, startJobs } from '@server/platform/jobs';
import { allJobs } from '@server/app/jobs/all-jobs';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { keptLog } from '../jobs/running';
import { until } from '../support/until';
import { sumsOf } from './support/sums-of';

const MIGRATIONS = 'server/platform/db/migrations';

let folder: string;
let source: TestDatabase;
beforeAll(async () => {
  source = await createTestDatabase();
  await insertCardSet(source.database);
});
afterAll(() => source.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-daily-'));
});
afterEach(() => rm(folder, { recursive: true }));

const log = { info: jest.fn() };
const backUpOn = (day: string) =>
  backUpDaily({ pool: source.pool, folder, log, now: new Date(`${day}T03:30:00Z`) });

it('is a job, whose backup can be restored', async () => {
  const { log: kept, errors } = keptLog();
  const config = loadConfig({ BACKUP: 'daily', BACKUP_FOLDER: join(folder, 'kept') });
  const jobs = allJobs({ ...config, dataDir: folder }, { ...kept, info: () => undefined });
  const job = jobs['back-up'];
  if (job === undefined) throw new Error('There is no such job.');
  expect(job.schedule).toEqual({ cron: '30 3 * * *', catchUpMs: 86_400_000 });
  const running = startJobs({ jobs: { 'back-up': job }, pool: source.pool, log: kept });
  await addJob(source.database, 'back-up', {});
  const name = `daily-${new Date().toISOString().slice(0, 10)}.tar.gz`;
  const path = join(folder, 'kept', name);
  await until(async () => (await stat(path).catch(() => null)) !== null);
  await running.stop();
  expect(errors).toEqual([]);

  const other = await createTestDatabase();
  await restoreBackup({ pool: other.pool, path, migrationsFolder: MIGRATIONS });
  expect(await sumsOf(other.pool)).toEqual(await sumsOf(source.pool));
  await other.drop();
});

it('removes old ones and what killed processes left, and nothing else', async () => {
  const old = Array.from({ length: 7 }, (_, day) => `daily-2026-03-0${day + 1}.tar.gz`);
  const others = ['before-restore-2026.tar.gz', 'SOR.json.gz', 'other.tar.gz.part'];
  const unfinished = [
    'daily-2026-03-01.tar.gz.part',
    'before-restore-2026-03-01T10-11-12-345Z.tar.gz.part',
    'sor-2026-03-01T10-11-12-345Z.json.gz.part',
  ];
  const beingWritten = 'before-restore-2026-03-08T10-11-12-345Z.tar.gz.part';
  for (const name of [...old, ...others, ...unfinished]) {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), 0, 0);
  }
  await writeFile(join(folder, beingWritten), 'x');
  await backUpOn('2026-03-08');
  await backUpOn('2026-03-09');
  // The 1st was a Sunday, and stays as the newest of its week; the 2nd is older than seven days.
  const kept = [...old, 'daily-2026-03-08.tar.gz', 'daily-2026-03-09.tar.gz'];
  kept.splice(1, 1);
  expect((await readdir(folder)).toSorted()).toEqual([...others, beingWritten, ...kept].toSorted());
});

it('keeps the old ones if the program stops meanwhile, and writes one a day', async () => {
  for (let day = 10; day < 19; day += 1)
    await writeFile(join(folder, `daily-2026-03-${day}.tar.gz`), 'x');
  const before = await readdir(folder);
  const signal = AbortSignal.abort();
  await expect(backUpDaily({ pool: source.pool, folder, log, signal })).rejects.toThrow();
  expect(await readdir(folder)).toEqual(before);

  await backUpOn('2026-03-21');
  const { mtimeMs } = await stat(join(folder, 'daily-2026-03-21.tar.gz'));
  await backUpOn('2026-03-21');
  expect((await stat(join(folder, 'daily-2026-03-21.tar.gz'))).mtimeMs).toBe(mtimeMs);
});

itLong('waits for one that ends, and gives up beside one that goes on', async () => {
  const other = await source.pool.connect();
  await other.query('select pg_advisory_lock(7241912)');
  await expect(backUpOn('2026-05-01')).rejects.toMatchObject({ code: 'RUNNING' });
  expect(await readdir(folder)).toEqual([]);
  const waiting = backUpOn('2026-05-01');
  other.release(true);
  await waiting;
  expect(await readdir(folder)).toEqual(['daily-2026-05-01.tar.gz']);
});

it('never two at once, and the second leaves the first one’s file alone', async () => {
  const path = join(folder, 'daily-2026-04-01.tar.gz');
  const results = await Promise.allSettled([
    writeBackup({ pool: source.pool, path }),
    writeBackup({ pool: source.pool, path }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refusal = results.find((result) => result.status === 'rejected');
  // The first one is quick.
  expect(refusal?.reason).toMatchObject({ code: expect.stringMatching(/^(RUNNING|FILE_EXISTS)$/) });
  expect(await readdir(folder)).toEqual(['daily-2026-04-01.tar.gz']);
  await verifyBackup(path);
});
