import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { catalogueOrigin } from './enums';

/** A set of cards; `position` orders the sets as they were released. */
export const cardSet = pgTable(
  'card_set',
  {
    id: text().primaryKey(),
    code: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    imageUrl: text(),
    position: integer().notNull(),
    origin: catalogueOrigin().notNull(),
  },
  (table) => [
    check('card_set_code_has_its_form', sql`${table.code} ~ '^[A-Z][A-Z0-9]{1,5}$'`),
    check('card_set_id_is_code', sql`${table.id} = lower(${table.code})`),
    check('card_set_name_is_present', sql`${table.name} <> ''`),
  ],
);
