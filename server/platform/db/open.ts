import type { Config } from '@server/platform/config/config';
import { StartRefusal } from '@server/platform/start-refusal';
import type { Pool } from 'pg';
import { setTimeout as after } from 'node:timers/promises';
import { startEmbedded } from './embedded';
import { chooseDataFolder } from './embedded/data-folder';
import { connectFaultOf } from './connect-fault';
import { createPool } from './database';
import { migrate } from './migrate';
import { checkDatabase } from './check-database';

interface OpenOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  /** The folder that holds package.json. */
  projectRoot: string;
  /** Uses the embedded PostgreSQL of a running program instead of refusing. */
  join?: boolean;
  /** 0 for work that may take long. */
  statementTimeout?: number;
  onIdleError?: (error: Error) => void;
  /** Work that doesn't need PostgreSQL, done while the embedded one starts. */
  whileStarting?: () => Promise<unknown>;
  say(sentence: string): void;
}

export interface OpenDatabase {
  pool: Pool;
  dataDir: string;
  /** Ends the pool, and PostgreSQL itself if it is this program's embedded one. */
  close(): Promise<void>;
}

/** Milliseconds for the first connection: some hosts stop a database that nobody uses, and start it again for this. */
const CONNECT_WITHIN_MS = 10_000;
/** Milliseconds for connections in use to be returned at the end. */
const END_WITHIN_MS = 500;

/** Opens the configured database, or else the embedded one, and migrates it. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { config, projectRoot, say, whileStarting } = options;
  const source =
    config.databaseUrl === undefined
      ? await startEmbedded({
          projectRoot,
          say,
          dataDir: config.dataDir,
          ...(options.join !== undefined && { join: options.join }),
          ...(whileStarting && { whileStarting }),
        })
      : await external(config.databaseUrl, config.dataDir, projectRoot);
  const pool = createPool(source.connectionString, options);
  const close = async () => {
    // A running statement would delay this until its end; it is cancelled with its connection.
    await Promise.race([pool.end(), after(END_WITHIN_MS, undefined, { ref: false })]);
    await source.stop();
  };
  try {
    const ran = await migrate(pool, `${projectRoot}/server/platform/db/migrations`, { say });
    if (ran.length > 0) say(`The database's tables are up to date (${ran.length} new).`);
    return { pool, dataDir: source.dataDir, close };
  } catch (error) {
    await close();
    if (config.databaseUrl === undefined || error instanceof StartRefusal) throw error;
    const fault = connectFaultOf(error, 'DATABASE_URL');
    throw fault === undefined ? error : new StartRefusal(fault, { cause: error });
  }
}

async function external(
  connectionString: string,
  dataDir: string | undefined,
  projectRoot: string,
) {
  await checkDatabase(connectionString, 'DATABASE_URL', CONNECT_WITHIN_MS);
  const chosen = await chooseDataFolder(dataDir, projectRoot, undefined);
  return { connectionString, dataDir: chosen.dataDir, stop: () => Promise.resolve() };
}
