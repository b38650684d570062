import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column of texts is one of many. Sent as one array: with a parameter for each, building a statement takes
 * longer than running it.
 */
export const isAnyOf = (column: PgColumn, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(texts)}::text[])`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID. Comparing any other with a `uuid` column fails. */
export const isUuid = (text: string): boolean => UUID.test(text);
