import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cardVariant } from './card-variant';
import { userAccount } from './user-account';

/** How many copies of a printing a player has: the projection of the collection's ledger (product 6). */
export const collectionItem = pgTable(
  'collection_item',
  {
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    cardVariantId: text()
      .notNull()
      .references(() => cardVariant.id, { onDelete: 'cascade' }),
    inventory: integer().notNull(),
    /** How many the player said are missing; null to go by the target. */
    missingOverride: integer(),
    /** Rises by one with every change, so that nobody overwrites what they haven't seen. */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cardVariantId] }),
    check('collection_item_inventory_range', sql`${table.inventory} between 0 and 9999`),
    check('collection_item_override_range', sql`${table.missingOverride} between 0 and 9999`),
  ],
);
