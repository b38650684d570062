import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * One row, to which triggers give another version with every statement that writes `search_card` or `search_row`: in two
 * snapshots with the same version, these tables have the same rows. The row is locked first, so writers of these tables wait
 * for each other. An empty database has no row.
 */
export const searchVersion = pgTable('search_version', {
  /** Always 1. */
  id: integer().primaryKey(),
  /** Never the same twice, even after a backup was restored. */
  version: uuid().notNull(),
});
