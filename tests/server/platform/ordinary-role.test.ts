import { firstOf } from '@tests/support/long';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { restoreBackup, writeBackup } from '@server/modules/backup';
import { createDatabase, createPool } from '@server/platform/db/database';
import { startEmbedded, type Embedded } from '@server/platform/db/embedded';
import { postgresAccount } from '@server/platform/db/embedded/account';
import { findBinaries } from '@server/platform/db/embedded/binaries';
import { openCluster } from '@server/platform/db/embedded/cluster';
import { connectionStringOf } from '@server/platform/db/embedded/running-server';
import { startServer, stopServer, type Server } from '@server/platform/db/embedded/server-process';
import { makeComingLedgerMonths } from '@server/platform/db/ledger-months';
import { migrate } from '@server/platform/db/migrate';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { insertUser } from '@tests/factories/user-rows';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { firstMigrations } from '../database/earlier-database';
import { sumsOf } from '../backup/support/sums-of';

jest.setTimeout(120_000);

const MIGRATIONS = 'server/platform/db/migrations';
/** The schema of an earlier program. */
const EARLIER = '0033_ledger-by-month';

let dataDir: string;
let embedded: Embedded | undefined;
beforeEach(async () => {
  dataDir = await makeDataFolder('empty');
});
afterEach(async () => {
  await embedded?.stop();
  embedded = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  embedded = await startEmbedded({ projectRoot: process.cwd(), dataDir });
  return embedded;
};

async function using<Value>(url: string, act: (pool: Pool) => Promise<Value>): Promise<Value> {
  const pool = createPool(url);
  try {
    return await act(pool);
  } finally {
    await pool.end();
  }
}

/** What only a superuser may do. */
const FORBIDDEN = [
  `copy (select 1) to program 'true'`,
  `copy (select 1) to '/tmp/written-by-postgresql'`,
  `select pg_read_file('PG_VERSION')`,
  `create extension file_fdw`,
  'alter role starbinder superuser',
  'set role starbinder_superuser',
  'set session authorization starbinder_superuser',
  `alter system set archive_command = 'true'`,
];

async function expectOrdinary(url: string): Promise<void> {
  await using(url, async (pool) => {
    const { rows } = await pool.query(
      `select r.* from pg_roles r where rolcanlogin and (rolsuper or rolcreaterole or rolcreatedb or rolreplication)
        union all select r.* from pg_roles r where rolname = 'starbinder_helper'`,
    );
    expect(rows).toEqual([]);
    for (const statement of FORBIDDEN) {
      const failed: unknown = await pool.query(statement).catch((error: unknown) => error);
      expect([statement, failed]).toEqual([statement, expect.objectContaining({ code: '42501' })]);
    }
    const sessions = await pool.query(
      `select usename from pg_stat_activity where backend_type = 'client backend' and usename <> 'starbinder'`,
    );
    expect(sessions.rows).toEqual([]);
  });
}

/** A cluster as earlier programs made it, whose only role is a superuser, with what its program and its host put in it. */
async function makeEarlierCluster(): Promise<Server> {
  const account = postgresAccount();
  const binaries = await findBinaries(process.cwd(), dataDir, account);
  const cluster = await openCluster(dataDir, binaries, account, () => undefined);
  const server = { cluster, binaries, account, settings: {} };
  const port = await startServer(server);
  await using(connectionStringOf(cluster, port), (pool) =>
    pool.query('create database starbinder'),
  );
  await using(connectionStringOf(cluster, port, 'starbinder'), async (pool) => {
    const { folder, remove } = await firstMigrations(EARLIER);
    await migrate(pool, folder);
    await remove();
    await pool.query('create extension pg_trgm');
    await pool.query('create extension pg_stat_statements');
    await pool.query('create schema own; create table own."A table" (id serial, "N" int)');
    await pool.query('create sequence own.alone; create type own.pair as (a int, b int)');
    await pool.query('create domain own.even as int check (value % 2 = 0)');
    await pool.query('create materialized view own.seen as select 1 as one');
    await pool.query('create aggregate own.total (int) (sfunc = int4pl, stype = int)');
    await pool.query('create type own.span as range (subtype = int)');
    await pool.query(`insert into card_set (id, code, name, position, origin)
      values ('old', 'OLD', 'An old set', 1, 'IMPORT')`);
  });
  return server;
}

it('a new cluster has an ordinary role, and keeps it', async () => {
  const { connectionString, stop } = await start();
  await expectOrdinary(connectionString);
  await stop();
  const again = await start();
  expect(new URL(again.connectionString).password).toBe(new URL(connectionString).password);
  await expectOrdinary(again.connectionString);
});

it.each(firstOf(1, ['left running by a killed program', 'stopped']))(
  'a cluster of an earlier program that was %s is moved over, and all goes on',
  async (state) => {
    const server = await makeEarlierCluster();
    if (state === 'stopped') await stopServer(server);
    const { connectionString } = await start();
    await expectOrdinary(connectionString);
    await using(connectionString, async (pool) => {
      const { rows } = await pool.query(`
        select relname from pg_class where relowner <> 'starbinder'::regrole and oid >= 16384
            and relnamespace in ('public'::regnamespace, 'own'::regnamespace, 'graphile_worker'::regnamespace)
            and relname not like 'pg_stat_statements%'
          union all select proname from pg_proc where proowner <> 'starbinder'::regrole
            and pronamespace in ('own'::regnamespace, 'graphile_worker'::regnamespace)
          union all select typname from pg_type where typowner <> 'starbinder'::regrole
            and typnamespace in ('own'::regnamespace, 'graphile_worker'::regnamespace)`);
      expect(rows).toEqual([]);

      // The tables are brought up to date, and the ledger gets its months.
      expect((await migrate(pool, MIGRATIONS)).length).toBeGreaterThan(0);
      const database = createDatabase(pool);
      await makeComingLedgerMonths(database);
      await insertCardSet(database);
      await insertUser(database);
      await pool.query('drop schema own cascade');
    });

    const folder = join(dataDir, 'kept');
    await mkdir(folder);
    const path = join(folder, 'all.tar.gz');
    const before = await using(connectionString, async (pool) => {
      await writeBackup({ pool, path });
      return sumsOf(pool);
    });
    // A restoration refuses a database that other connections use.
    const replace = { backupPath: join(folder, 'before.tar.gz') };
    await using(connectionString, (pool) =>
      restoreBackup({ pool, path, migrationsFolder: MIGRATIONS, replace }),
    );
    expect(await using(connectionString, sumsOf)).toEqual(before);
  },
);
