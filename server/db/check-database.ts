import { StartRefusal } from '@server/entry';
import type { Pool, PoolClient } from 'pg';
import { connectFault } from './connect-fault';
import { createPool } from './database';

const OLDEST = 15;

const SHARED = `The address of DATABASE_URL is a pooler's, which gives each transaction another connection. Starbinder needs connections of its own, for locks and notifications. Use PostgreSQL's direct address, or the pooler's session mode: with Supabase port 5432, with Neon the address without “-pooler”, with PgBouncer pool_mode = session.`;

/**
 * Checks that a database can be opened and is one that Starbinder can use.
 *
 * @throws StartRefusal with the cause and the remedy
 */
export async function checkDatabase(connectionString: string): Promise<void> {
  let pool: Pool | undefined;
  try {
    // Reads the files that the address names.
    pool = createPool(connectionString, { max: 2 });
    const first = await pool.connect();
    const second = await pool.connect();
    try {
      await checkVersion(first);
      if (await isShared(first, second)) throw new StartRefusal(SHARED);
    } finally {
      first.release();
      second.release();
    }
  } catch (error) {
    throw error instanceof StartRefusal ? error : connectFault('DATABASE_URL', error);
  } finally {
    await pool?.end();
  }
}

async function checkVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) >= OLDEST) return;
  throw new StartRefusal(
    `The PostgreSQL of DATABASE_URL is ${version}; Starbinder needs ${OLDEST} or newer.`,
  );
}

/**
 * Whether a pooler shares PostgreSQL's connections between transactions: two connections then use one of PostgreSQL's, or
 * one uses several.
 */
async function isShared(first: PoolClient, second: PoolClient): Promise<boolean> {
  const process = async (client: PoolClient) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid;
  };
  const before = await process(first);
  await second.query('begin');
  const held = await process(second);
  // With a single connection behind the pooler, the first would have to wait for the second.
  const after = held === before ? undefined : await process(first);
  await second.query('rollback');
  return after !== before;
}
