import { loadDemoCatalogue } from '@server/demo/catalogue';
import { createDatabase, createPool } from '@server/db/database';
import { startEmbedded } from '@server/db/embedded';
import { migrate } from '@server/db/migrate';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DemoDatabase {
  connectionString: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * An embedded PostgreSQL of its own with the demo catalogue, as a first start leaves it.
 *
 * @param settings of the server, besides its own
 */
export async function startDemoDatabase(
  settings: Record<string, string> = {},
): Promise<DemoDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starbinder-bench-'));
  await chmod(dataDir, 0o755);
  const { connectionString, stop } = await startEmbedded({
    projectRoot: process.cwd(),
    dataDir,
    settings,
  });
  const pool = createPool(connectionString);
  await migrate(pool, 'server/db/migrations');
  await loadDemoCatalogue({ pool, database: createDatabase(pool), report: () => undefined });
  await pool.query('analyze');
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
