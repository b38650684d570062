import { StartRefusal } from '@server/platform/start-refusal';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { certificateFaultOf } from './certificate-files';
import { anyConnectFaultOf } from './connect-fault';

const OLDEST = 15;

/** Milliseconds for the connections to end. */
const END_WITHIN_MS = 500;

/** A pooler may lend two connections by chance. */
const ROUNDS = 3;

/** What is wrong with a database that answers: it stays so until somebody changes it. */
export class UnfitDatabase extends StartRefusal {}

/**
 * Connects to a database before the program does, to say what is wrong with it.
 *
 * @param variable the setting that holds the address
 * @param within milliseconds that a connection, and an answer, may take
 * @throws StartRefusal with the remedy; {@link UnfitDatabase} if waiting wouldn't help
 */
export async function checkDatabase(
  connectionString: string,
  variable: string,
  within: number,
): Promise<void> {
  const fault = certificateFaultOf(connectionString, variable);
  if (fault !== undefined) throw new UnfitDatabase(fault);
  const clients: pg.Client[] = [];
  const connect = async (): Promise<pg.Client> => {
    const client = clientOf(connectionString, within);
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    const first = await connect();
    const { rows } = await first.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) < OLDEST) {
      throw new UnfitDatabase(
        `The PostgreSQL of ${variable} is ${version}; Starbinder needs ${OLDEST} or newer.`,
      );
    }
    if (await areLentByTransaction(first, await connect())) {
      throw new UnfitDatabase(
        `The address of ${variable} is a pooler’s that lends a connection for one transaction, and Starbinder keeps settings, locks and notifications on its connections. Take the database’s direct address, or the pooler in session mode (PgBouncer: pool_mode = session; Supabase: port 5432; Neon: the host without -pooler).`,
      );
    }
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(anyConnectFaultOf(error, variable, clients.length > 1));
  } finally {
    // What isn't PostgreSQL may never let a connection end.
    const ended = Promise.all(clients.map((client) => client.end())).catch(() => undefined);
    await Promise.race([ended, after(END_WITHIN_MS, undefined, { ref: false })]);
  }
}

function clientOf(connectionString: string, within: number): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: 'starbinder',
    connectionTimeoutMillis: within,
    query_timeout: within,
  });
  // Who waits for it sees the error, too.
  client.on('error', () => undefined);
  return client;
}

/**
 * Whether two connections share PostgreSQL's processes. While the second one's transaction holds a process, a pooler has to
 * give the first one another; without such a pooler, each keeps its own.
 */
async function areLentByTransaction(first: pg.Client, second: pg.Client): Promise<boolean> {
  const own = await processOf(first);
  for (let round = 0; round < ROUNDS; round += 1) {
    await second.query('begin');
    const isLent = (await processOf(second)) === own || (await processOf(first)) !== own;
    await second.query('rollback');
    if (isLent) return true;
  }
  return false;
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
