import { spawn } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { startEmbedded, type Embedded } from '@server/platform/db/embedded';
import { migrate } from '@server/platform/db/migrate';
import { createPool } from '@server/platform/db/database';
import { asSuperuser, RIGHTS_OF_TESTS } from './as-superuser';
import { copyFolder } from './data-folder';
import { makeQuickFolder } from './quick-folder';

const projectRoot = process.cwd();

declare global {
  var testCluster: Embedded | undefined;
}

/** Makes sure that a killed run leaves nothing behind. */
function guard(dataDir: string): void {
  const child = spawn(process.execPath, ['tests/support/postgres/guard.mjs', dataDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.unref();
  (child.stdin as Socket).unref();
}

/** A data folder with a cluster, made as the program makes it, and all migrations. */
async function makeMigratedFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir);
  const cluster = await startEmbedded({ projectRoot, dataDir });
  const pool = createPool(cluster.connectionString);
  await migrate(pool, 'server/platform/db/migrations');
  await pool.end();
  await cluster.stop();
}

/** A statement and its answer take a third less time by a socket of the file system than by one of the network. */
function bySocket(connectionString: string, folder: string): string {
  const url = new URL(connectionString);
  url.hostname = encodeURIComponent(folder);
  return url.href;
}

/**
 * One cluster a run, without fsync; its first database, migrated, is the template of all others. Tests that start a
 * cluster of their own may begin with a copy of its folder.
 */
export default async function start(): Promise<void> {
  const dataDir = await makeQuickFolder('starbinder-tests-');
  guard(dataDir);
  const migrated = join(dataDir, 'migrated');
  await makeMigratedFolder(migrated);
  await copyFolder(migrated, dataDir);
  await asSuperuser(dataDir, RIGHTS_OF_TESTS);
  const sockets = join(dataDir, 'sockets');
  await mkdir(sockets);
  // As root, PostgreSQL runs as somebody else, who puts its socket in here.
  await chmod(sockets, 0o777);
  const cluster = await startEmbedded({
    projectRoot,
    dataDir,
    settings: {
      unix_socket_directories: sockets,
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
  });
  globalThis.testCluster = cluster;
  process.env['TEST_DATABASE_URL'] = bySocket(cluster.connectionString, sockets);
  process.env['TEST_RUN_FOLDER'] = dataDir;
  process.env['TEST_MIGRATED_FOLDER'] = migrated;
}
