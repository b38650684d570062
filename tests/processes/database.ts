import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { postgresAccount } from '@server/platform/db/embedded/account';
import { findBinaries } from '@server/platform/db/embedded/binaries';
import { openCluster } from '@server/platform/db/embedded/cluster';
import { connectionStringOf } from '@server/platform/db/embedded/running-server';
import { startServer, stopServer } from '@server/platform/db/embedded/server-process';
import { createDatabase, createPool, type Database } from '@server/platform/db/database';
import type { Pool } from 'pg';

/** A PostgreSQL that nobody restarts by itself, as one on another machine. */
export interface OwnPostgres {
  connectionString: string;
  /** The test's own connections. */
  pool: Pool;
  database: Database;
  /** Ends all its connections, as on a restart of its machine. */
  stop(): Promise<void>;
  /** On the same port. */
  start(): Promise<void>;
}

/** Starts the binaries of the embedded PostgreSQL on a new folder. */
export async function startPostgres(folder: string, projectRoot: string): Promise<OwnPostgres> {
  const dataDir = join(folder, 'database');
  await mkdir(dataDir, { mode: 0o755 });
  const account = postgresAccount();
  const binaries = await findBinaries(projectRoot, dataDir, account);
  const cluster = await openCluster(dataDir, binaries, account, () => undefined);
  const server = { cluster, binaries, account, settings: { max_connections: '150' } };
  const port = await startServer(server);
  const connectionString = connectionStringOf(cluster, port);
  const pool = createPool(connectionString, { max: 4 });
  return {
    connectionString,
    pool,
    database: createDatabase(pool),
    stop: () => stopServer(server),
    async start() {
      await startServer(server, { port });
    },
  };
}
