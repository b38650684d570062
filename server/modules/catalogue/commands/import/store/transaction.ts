import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tally } from '../report';

/** The part of a Drizzle transaction that the import needs: it writes whole tables in single statements. */
export type Transaction = Pick<NodePgDatabase, 'execute'>;

/** Rows as one parameter, for `jsonb_to_recordset`. */
export const asJson = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`;

/**
 * Counts an upsert whose statement returns `added` for each row that it wrote.
 *
 * @param offered the number of rows in the statement; those not written were unchanged
 */
export function tallyOf(offered: number, written: readonly { added: boolean }[]): Tally {
  const added = written.filter((row) => row.added).length;
  const updated = written.length - added;
  return { added, updated, unchanged: offered - written.length };
}
