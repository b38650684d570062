import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column of texts is one of many. Sent as one array: with a parameter for each, composing a statement takes
 * longer than running it.
 */
export const isAnyOf = (column: PgColumn, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(texts)}::text[])`;
