import { loadDemoCatalogue } from '@server/app/demo/catalogue';
import { createDatabase, createPool } from '@server/platform/db/database';
import { startEmbedded } from '@server/platform/db/embedded';
import { migrate } from '@server/platform/db/migrate';
import { asSuperuser, RIGHTS_OF_TESTS } from '@tests/support/postgres/as-superuser';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import type { Pool } from 'pg';
import { rm } from 'node:fs/promises';
import { once, stopAtEnd } from './run';

/** Writes generated rows to their tables without a checkpoint after each gigabyte. */
const QUICK_FILL = { wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '16GB' };

/** The PostgreSQL of this run, which the first bench that needs it starts. */
export const sharedCluster = once(async () => {
  const dataDir = await makeDataFolder('empty');
  const options = { projectRoot: process.cwd(), dataDir };
  await (await startEmbedded(options)).stop();
  await asSuperuser(dataDir, RIGHTS_OF_TESTS);
  const { connectionString, stop } = await startEmbedded({ ...options, settings: QUICK_FILL });
  /**
   * Makes a database, as a copy of another one: of `nothing`, of `catalogue` with the demo's and no players, or of one
   * that was made before.
   *
   * @returns its connection string
   */
  const make = async (name: string, template: string): Promise<string> => {
    await inPool(connectionString, (pool) =>
      pool.query(`create database ${name} template ${template}`),
    );
    const url = new URL(connectionString);
    url.pathname = name;
    return url.href;
  };
  await inPool(await make('nothing', 'template0'), (pool) =>
    migrate(pool, 'server/platform/db/migrations'),
  );
  await inPool(await make('catalogue', 'nothing'), async (pool) => {
    const database = createDatabase(pool);
    await loadDemoCatalogue({ pool, database, report: () => undefined });
    await pool.query('analyze');
  });
  stopAtEnd(async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { dataDir, make };
});

/** Does something in a database that takes as long as it likes. */
export async function inPool<Value>(
  connectionString: string,
  work: (pool: Pool) => Promise<Value>,
): Promise<Value> {
  const pool = createPool(connectionString, { statementTimeout: 0 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
