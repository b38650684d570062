import { moment, momentOfRow } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { catalogueOrigin, syncPart } from './enums';

/** A set of cards; `position` is the order of release, and `releasedOn` decides between equal ones. */
export const cardSet = pgTable(
  'card_set',
  {
    id: text().primaryKey(),
    code: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    imageUrl: text(),
    position: integer().notNull(),
    /** Null if no source says so. */
    releasedOn: date(),
    origin: catalogueOrigin().notNull(),
  },
  (table) => [
    check('card_set_code_has_its_form', sql`${table.code} ~ '^[A-Z][A-Z0-9]{1,5}$'`),
    check('card_set_id_is_code', sql`${table.id} = lower(${table.code})`),
    check('card_set_name_is_present', sql`${table.name} <> ''`),
  ],
);

/** One row for each load that changed the catalogue; the greatest id is the catalogue's version. */
export const catalogueImport = pgTable('catalogue_import', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  cardSetId: text()
    .notNull()
    .references(() => cardSet.id, { onDelete: 'cascade' }),
  origin: catalogueOrigin().notNull(),
  /** Whether it was a list of prices, without cards. */
  pricesOnly: boolean().notNull().default(false),
  source: text().notNull(),
  recordedAt: moment().notNull(),
  importedAt: momentOfRow(),
  report: jsonb().notNull(),
});

/** What a sync has done: the fingerprint of the files that a part of a set was last written from. */
export const catalogueSync = pgTable(
  'catalogue_sync',
  {
    cardSetId: text()
      .notNull()
      .references(() => cardSet.id, { onDelete: 'cascade' }),
    part: syncPart().notNull(),
    fingerprint: text().notNull(),
    syncedAt: momentOfRow(),
  },
  (table) => [primaryKey({ columns: [table.cardSetId, table.part] })],
);
