import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cardVariant } from './card-variant';
import { userAccount } from './user-account';

/** A player's want list: one per player, created on first use (rules/trade-lists#one-of-each). */
export const wantList = pgTable(
  'want_list',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Rises with every change of what is on the list. */
    revision: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [unique('want_list_one_a_user').on(table.userId)],
);

/** A printing on a want list, and how many copies of it are wanted. */
export const wantListItem = pgTable(
  'want_list_item',
  {
    wantListId: uuid()
      .notNull()
      .references(() => wantList.id, { onDelete: 'cascade' }),
    cardVariantId: text()
      .notNull()
      .references(() => cardVariant.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** The list's revision that changed it last, so nobody overwrites a change that they haven't seen. */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.wantListId, table.cardVariantId] }),
    // Who looks for a printing.
    index('want_list_item_printing').on(table.cardVariantId, table.wantListId),
    check('want_list_item_quantity_range', sql`${table.quantity} between 1 and 5`),
  ],
);
