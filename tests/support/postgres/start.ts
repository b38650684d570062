import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded, type Embedded } from '@server/db/embedded';
import { migrate } from '@server/db/migrate';
import { createPool } from '@server/db/pool';

declare global {
  var testCluster: Embedded | undefined;
}

/** One cluster a run, without fsync; its first database, migrated, is the template of all others. */
export default async function start(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starbinder-tests-'));
  await chmod(dataDir, 0o755);
  const cluster = await startEmbedded({
    projectRoot: process.cwd(),
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
  });
  globalThis.testCluster = cluster;
  const pool = createPool(cluster.connectionString);
  await migrate(pool, 'server/db/migrations');
  await pool.end();
  process.env['TEST_DATABASE_URL'] = cluster.connectionString;
}
