import { sql } from 'drizzle-orm';
import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './user-account';

/** How many of a card a player collects; without a row, the defaults hold (product 6). */
export const collectionPreferences = pgTable(
  'collection_preferences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    leaderCount: integer().notNull().default(1),
    baseCount: integer().notNull().default(1),
    standardVariantCount: integer().notNull().default(3),
    foilVariantCount: integer().notNull().default(0),
    hyperspaceVariantCount: integer().notNull().default(0),
    hyperspaceFoilVariantCount: integer().notNull().default(0),
    showcaseVariantCount: integer().notNull().default(0),
  },
  (table) => [
    check(
      'collection_preferences_are_0_to_4',
      sql`least(${table.leaderCount}, ${table.baseCount}, ${table.standardVariantCount}, ${table.foilVariantCount}, ${table.hyperspaceVariantCount}, ${table.hyperspaceFoilVariantCount}, ${table.showcaseVariantCount}) >= 0 and greatest(${table.leaderCount}, ${table.baseCount}, ${table.standardVariantCount}, ${table.foilVariantCount}, ${table.hyperspaceVariantCount}, ${table.hyperspaceFoilVariantCount}, ${table.showcaseVariantCount}) <= 4`,
    ),
  ],
);
