import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { cardSet } from './card-set';
import { catalogueOrigin } from './enums';

/** One row for every load that changed the catalogue; the greatest id is the catalogue's version. */
export const catalogueImport = pgTable('catalogue_import', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  cardSetId: text()
    .notNull()
    .references(() => cardSet.id, { onDelete: 'cascade' }),
  origin: catalogueOrigin().notNull(),
  source: text().notNull(),
  recordedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  importedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  report: jsonb().notNull(),
});
