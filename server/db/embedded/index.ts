import pg from 'pg';
import { postgresAccount, type Account } from './account';
import { findBinaries, type Binaries } from './binaries';
import { openCluster, type Cluster } from './cluster';
import { chooseDataFolder } from './data-folder';
import { takeOwnership } from './owner';
import { connectionStringOf, runningPort, startServer, stopServer } from './server-process';

export interface EmbeddedOptions {
  /** The folder that holds node_modules. */
  projectRoot: string;
  /** DATA_DIR, if it was set. */
  dataDir: string | undefined;
  /** Joins a program that already owns the folder, instead of refusing. */
  join?: boolean;
  /** Server settings, for tests. */
  settings?: Record<string, string>;
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
 * Starts the PostgreSQL that npm brought, in the data folder, or takes over one that outlived its
 * program. One program owns a folder at a time.
 *
 * @throws StartRefusal with one sentence for whoever started the program
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { projectRoot, say = () => undefined } = options;
  const account = postgresAccount();
  const { dataDir, notice } = await chooseDataFolder(options.dataDir, projectRoot, account);
  if (notice !== undefined) say(notice);
  const binaries = await findBinaries(projectRoot, dataDir, account);
  const cluster = await openCluster(dataDir, binaries, account, () =>
    say('Setting up the database…'),
  );

  const running = await runningPort(cluster);
  const port = running ?? (await startOrFind(cluster, binaries, account, options.settings));
  const connectionString = connectionStringOf(cluster, port, DATABASE);
  if (running !== undefined && options.join) {
    return { connectionString, dataDir, stop: () => Promise.resolve() };
  }

  const ownership = await takeOwnership(connectionStringOf(cluster, port), dataDir);
  await createDatabaseOnce(connectionStringOf(cluster, port));
  return {
    connectionString,
    dataDir,
    async stop() {
      await ownership.release();
      await stopServer(cluster, binaries, account);
    },
  };
}

/** Of two programs that start PostgreSQL at once, it lets one; the other finds that one's. */
async function startOrFind(
  cluster: Cluster,
  binaries: Binaries,
  account: Account | undefined,
  settings: Record<string, string> = {},
): Promise<number> {
  try {
    return await startServer(cluster, binaries, account, settings);
  } catch (error) {
    const port = await runningPort(cluster);
    if (port === undefined) throw error;
    return port;
  }
}

async function createDatabaseOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
