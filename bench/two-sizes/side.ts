import { createDatabase, createPool, type Database } from '@server/platform/db/database';
import type { Viewer } from '@server/platform/viewer';
import type { Pool } from 'pg';

/** One of the two databases that are compared. */
export interface Side {
  database: Database;
  pool: Pool;
  players: Viewer[];
  cardSetCodes: string[];
  variantIds: string[];
}

/**
 * Connects to a filled database and reads the players and printings to choose from.
 *
 * @param handlePrefix with which the handles of `players` begin
 */
export async function openSide(connectionString: string, handlePrefix: string): Promise<Side> {
  const pool = createPool(connectionString);
  const players = await pool.query<Pick<Viewer, 'id' | 'name' | 'email' | 'handle'>>(
    'select id, name, email, handle from user_account where starts_with(handle, $1)',
    [handlePrefix],
  );
  const sets = await pool.query<{ code: string }>('select code from card_set');
  const printings = await pool.query<{ id: string }>('select id from card_variant');
  return {
    pool,
    database: createDatabase(pool),
    players: players.rows.map((player) => ({
      ...player,
      roles: [],
      verifiedEmail: player.email,
      hasFreshSession: false,
      currency: 'USD',
      tokenHash: '',
    })),
    cardSetCodes: sets.rows.map(({ code }) => code),
    variantIds: printings.rows.map(({ id }) => id),
  };
}

export const anyOf = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value;
