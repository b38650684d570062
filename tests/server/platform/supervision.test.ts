import { itLong } from '@tests/support/jest/it-long';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { createPool } from '@server/platform/db/database';
import { startEmbedded } from '@server/platform/db/embedded';
import { freePort } from '@server/platform/db/embedded/server-process';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { bundled } from './bundled';
import {
  isAlive,
  postgresOf,
  postgresRuns,
  startFromSources,
  type StartedProgram,
} from './started-program';

jest.setTimeout(180_000);

let main: string;
beforeAll(() => {
  main = bundled('server/app/main.ts');
});
afterAll(() => rm(main));

let dataDir: string;
let url: string;
let started: StartedProgram;
let pool: Pool;

beforeEach(async () => {
  dataDir = await makeDataFolder('migrated');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  started = startFromSources(main, { dataDir, port });
  await started.said('Starbinder is ready at ');
  pool = createPool(postgresOf(dataDir).connectionString);
});

afterEach(async () => {
  await pool.end();
  if (isAlive(started.program)) {
    started.program.kill('SIGKILL');
    await started.ended();
    await (await startEmbedded({ projectRoot: process.cwd(), dataDir })).stop();
  }
  await rm(dataDir, { recursive: true, force: true });
});

const statusOf = async (path: string) => (await fetch(url + path)).status;

async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await happened())) await after(10);
}

const killPostgres = () => process.kill(postgresOf(dataDir).pid, 'SIGKILL');

/** Writes rows as fast as they are acknowledged, and continues after failures. */
function startWriting() {
  const acknowledged: number[] = [];
  let next = 0;
  const ending = new AbortController();
  const writer = async () => {
    while (!ending.signal.aborted) {
      next += 1;
      const id = next;
      await pool.query('insert into written values ($1)', [id]).then(
        () => acknowledged.push(id),
        () => after(10),
      );
    }
  };
  const writers = [writer(), writer(), writer()];
  return {
    acknowledged,
    async end() {
      ending.abort();
      await Promise.all(writers);
    },
  };
}

/** An endless statement, whose process doesn't notice that PostgreSQL was killed. */
async function startEndlessStatement(): Promise<void> {
  const client = new pg.Client(pool.options);
  client.on('error', () => undefined);
  await client.connect();
  client.query('set statement_timeout = 0; select count(*) from endless').catch(() => undefined);
  await until(async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where state = 'active' and query like 'set statement_timeout%'`,
    );
    return rows.length > 0;
  });
}

it('restarts a killed PostgreSQL under load and has every acknowledged row', async () => {
  await pool.query('create table written (id int primary key)');
  await pool.query('create view endless as select generate_series(1, 1000000000000)');
  const { acknowledged, end } = startWriting();
  await startEndlessStatement();
  await until(() => acknowledged.length > 50);

  killPostgres();
  await until(async () => (await statusOf('/readyz')) === 503);
  expect(await statusOf('/healthz')).toBe(200);

  await until(async () => (await statusOf('/readyz')) === 200);
  const before = acknowledged.length;
  await until(() => acknowledged.length > before + 50);
  await end();
  const { rows } = await pool.query<{ id: number }>('select id from written');
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

itLong('restarts it as often as it dies', async () => {
  for (let times = 1; times <= 3; times += 1) {
    killPostgres();
    await until(() => started.printed().split('PostgreSQL is back').length > times);
    expect(await statusOf('/readyz')).toBe(200);
  }
});

it('takes the lock again if only its connection breaks', async () => {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'starbinder %'`,
  );
  await started.said('The embedded PostgreSQL is back.');
  await expect(startEmbedded({ projectRoot: process.cwd(), dataDir })).rejects.toThrow(
    `is in use by another Starbinder (process ${started.program.pid})`,
  );
});

itLong('says why it can’t be started, keeps trying, and reports its state meanwhile', async () => {
  const settings = join(dataDir, 'postgres/postgresql.conf');
  await rename(settings, `${settings}.away`);
  killPostgres();
  await started.said("It hasn't restarted yet: PostgreSQL ended:");
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);

  await rename(`${settings}.away`, settings);
  await started.said('The embedded PostgreSQL is back.');
  expect(await statusOf('/readyz')).toBe(200);
});

describe('a program that is stopped', () => {
  afterEach(() => expect(postgresRuns(dataDir)).toBe(false));

  itLong(
    'ends with code 0 while PostgreSQL is being restarted, and leaves none behind',
    async () => {
      killPostgres();
      await started.said('Restarting it');
      started.program.kill('SIGTERM');
      expect(await started.ended()).toMatchObject({ code: 0 });
    },
  );

  itLong('ends with code 0 between two attempts to restart it', async () => {
    await rename(
      join(dataDir, 'postgres/postgresql.conf'),
      join(dataDir, 'postgres/postgresql.conf.away'),
    );
    killPostgres();
    await started.said("It hasn't restarted yet");
    started.program.kill('SIGTERM');
    expect(await started.ended()).toMatchObject({ code: 0 });
    await rm(join(dataDir, 'postgres/postmaster.pid'), { force: true });
  });
});
