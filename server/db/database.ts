import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import * as tables from './tables';

export type Database = NodePgDatabase<typeof tables>;

/** A transaction: takes the same queries as {@link Database}. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Drizzle over a pool, with our tables; columns are snake_case. */
export const createDatabase = (pool: Pool): Database =>
  drizzle(pool, { schema: tables, casing: 'snake_case' });
