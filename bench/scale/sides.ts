import { createDatabase, createPool, type Database } from '@server/platform/db/database';
import type { Viewer } from '@server/platform/viewer';
import type { Pool } from 'pg';

/** A filled database. */
export interface Side {
  pool: Pool;
  database: Database;
  /** They have a collection and lists. */
  players: Viewer[];
  /** They match with some of the players. */
  viewers: Viewer[];
  /** Looks at the market. */
  buyer: Viewer;
  cardSetCodes: string[];
  variantIds: string[];
}

/** Connects to a filled database and reads the players and printings to choose from. */
export async function openSide(connectionString: string): Promise<Side> {
  const pool = createPool(connectionString);
  const people = await pool.query<Pick<Viewer, 'id' | 'name' | 'email' | 'handle'>>(
    'select id, name, email, handle from user_account',
  );
  const everyone = people.rows.map((person): Viewer & { handle: string } => ({
    ...person,
    handle: person.handle ?? '',
    roles: [],
    verifiedEmail: person.email,
    hasFreshSession: false,
    currency: 'USD',
    tokenHash: '',
  }));
  const named = (kind: string) => everyone.filter(({ handle }) => handle.startsWith(`${kind}-`));
  const sets = await pool.query<{ code: string }>('select code from card_set where position <= 5');
  const printings = await pool.query<{ id: string }>('select id from card_variant');
  return {
    pool,
    database: createDatabase(pool),
    players: named('player'),
    viewers: named('viewer'),
    buyer: anyOf(named('buyer')),
    cardSetCodes: sets.rows.map(({ code }) => code),
    variantIds: printings.rows.map(({ id }) => id),
  };
}

export const anyOf = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value;
