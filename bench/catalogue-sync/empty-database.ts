import { createPool } from '@server/db/database';
import { startEmbedded } from '@server/db/embedded';
import { migrate } from '@server/db/migrate';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { rm } from 'node:fs/promises';
import type { DemoDatabase } from '../demo-database';

/** An embedded PostgreSQL of its own without any card set. */
export async function startEmptyDatabase(): Promise<DemoDatabase> {
  const dataDir = await makeDataFolder('empty');
  const { connectionString, stop } = await startEmbedded({ projectRoot: process.cwd(), dataDir });
  const pool = createPool(connectionString);
  await migrate(pool, 'server/db/migrations');
  await pool.end();
  return {
    connectionString,
    dataDir,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
