import pg from 'pg';
import { postgresAccount } from './account';
import { findBinaries } from './binaries';
import { openCluster } from './cluster';
import { chooseDataFolder } from './data-folder';
import { makeRoleOrdinary } from './ordinary-role';
import { takeOwnership, type Ownership } from './owner';
import { connectionStringOf, runningPort } from './running-server';
import { startServer, stopServer, type Server } from './server-process';
import { supervise } from './supervise';

export interface EmbeddedOptions {
  /** The folder that holds node_modules. */
  projectRoot: string;
  /** DATA_DIR, if it was set. */
  dataDir: string | undefined;
  /** Uses the database of a program that already owns the folder, instead of refusing. */
  join?: boolean;
  /** Server settings, for tests. */
  settings?: Record<string, string>;
  /** Work that doesn't need PostgreSQL, done while it starts. */
  whileStarting?: () => Promise<unknown>;
  say?: (sentence: string) => void;
}

export interface Embedded {
  connectionString: string;
  dataDir: string;
  /** Stops PostgreSQL, unless it belongs to another program. */
  stop(): Promise<void>;
}

const DATABASE = 'starbinder';

/**
 * Starts the PostgreSQL of the npm package in the data folder, or takes over one that outlived its program, and
 * restarts it whenever it dies. One program owns a folder at a time.
 *
 * @throws StartRefusal with one sentence for the user
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { projectRoot, settings = {}, say = () => undefined } = options;
  const account = postgresAccount();
  const { dataDir, notice } = await chooseDataFolder(options.dataDir, projectRoot, account);
  if (notice !== undefined) say(notice);
  const binaries = await findBinaries(projectRoot, dataDir, account);
  const cluster = await openCluster(dataDir, binaries, account, () =>
    say('Setting up the database…'),
  );
  const server: Server = { cluster, binaries, account, settings };

  const running = await runningPort(cluster);
  const port = running ?? (await startOrFind(server, options.whileStarting));
  const connectionString = connectionStringOf(cluster, port, DATABASE);
  if (running !== undefined && options.join) {
    return { connectionString, dataDir, stop: () => Promise.resolve() };
  }

  const own = () => takeOwnership(connectionStringOf(cluster, port), dataDir);
  let ownership = await own();
  await createDatabaseOnce(connectionStringOf(cluster, port));
  if (await makeRoleOrdinary(cluster, connectionString)) {
    // Its session has the former rights.
    await ownership.release();
    ownership = await own();
  }
  const endSupervision = supervise(ownership, {
    restart: (signal) => restart(server, { port, dataDir, signal }),
    say,
  });
  return {
    connectionString,
    dataDir,
    async stop() {
      await endSupervision();
      await stopServer(server);
    },
  };
}

/** If two programs start PostgreSQL at once, one succeeds and the other finds it running. */
async function startOrFind(
  server: Server,
  whileStarting?: () => Promise<unknown>,
): Promise<number> {
  try {
    return await startServer(server, { ...(whileStarting && { whileStarting }) });
  } catch (error) {
    const port = await runningPort(server.cluster);
    if (port === undefined) throw error;
    return port;
  }
}

/** Runs PostgreSQL on this program's port, with the lock held by this program. */
async function restart(
  server: Server,
  { port, dataDir, signal }: { port: number; dataDir: string; signal: AbortSignal },
): Promise<Ownership> {
  const { cluster } = server;
  let running = await runningPort(cluster);
  signal.throwIfAborted();
  if (running !== undefined && running !== port) {
    // Another program took the folder meanwhile. While it lives, this fails; a PostgreSQL that it left behind is on
    // another port.
    const left = await takeOwnership(connectionStringOf(cluster, running), dataDir);
    await left.release();
    await stopServer(server);
    running = undefined;
  }
  if (running === undefined) await startServer(server, { port, signal });
  return takeOwnership(connectionStringOf(cluster, port), dataDir);
}

async function createDatabaseOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(DATABASE)}`);
  } finally {
    await client.end();
  }
}
