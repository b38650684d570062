import type { Pool, PoolClient } from 'pg';
import { createDatabase, type Database } from './database';
import { isWornOut } from './prepared-statement';

/**
 * Of one moment, and with the plan that PostgreSQL makes of a prepared statement the first time: by itself, it plans each of
 * the first five times, which takes longer than running it. Compiling a plan would take longer than all of it.
 */
const BEGIN = `begin isolation level repeatable read read only;
  set local plan_cache_mode = force_generic_plan; set local jit = off`;

const ofConnections = new WeakMap<PoolClient, Database>();

/**
 * Reads with several statements that see the same moment. A prepared statement is planned once per connection, without
 * regard to its values.
 */
export async function readSnapshot<Answer>(
  database: Database,
  read: (snapshot: Database) => Promise<Answer>,
): Promise<Answer> {
  const connection = await database.$client.connect();
  let snapshot = ofConnections.get(connection);
  if (snapshot === undefined) {
    // A connection takes the same statements as a pool.
    snapshot = createDatabase(connection as unknown as Pool);
    ofConnections.set(connection, snapshot);
  }
  let broken: unknown = null;
  try {
    await connection.query(BEGIN);
    return await read(snapshot);
  } catch (error) {
    broken = error;
    throw error;
  } finally {
    await connection.query(broken === null ? 'commit' : 'rollback').then(
      () => connection.release(isWornOut(connection)),
      (error: Error) => connection.release(error),
    );
  }
}
