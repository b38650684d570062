import { spawn } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type Embedded } from '@server/db/embedded';
import { migrate } from '@server/db/migrate';
import { createPool } from '@server/db/pool';

declare global {
  var testCluster: Embedded | undefined;
}

/** Linux keeps this folder in memory; containers often leave it too little room. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Sees to it that a killed run leaves nothing behind. */
function guard(dataDir: string): void {
  const child = spawn(process.execPath, ['tests/support/postgres/guard.mjs', dataDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.unref();
  (child.stdin as Socket).unref();
}

/** One cluster a run, without fsync; its first database, migrated, is the template of all others. */
export default async function start(): Promise<void> {
  const dataDir = await mkdtemp(join(quickFolder(), 'starbinder-tests-'));
  await chmod(dataDir, 0o755);
  guard(dataDir);
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
