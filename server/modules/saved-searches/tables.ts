import { userAccount } from '@server/modules/people/tables';
import { moment, momentOfRow } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** A search that a player keeps under a name, and what it puts on their want list (rules/search#saved-searches). */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name as `savedSearchKey` folds it, since PostgreSQL folds case differently. */
    nameKey: text().notNull(),
    /** The canonical text of the search line. */
    line: text().notNull(),
    /** How many copies of each printing the want list is to hold. */
    copies: integer().notNull().default(1),
    /** Whether printings that come into the catalogue are put on the want list. */
    addsNew: boolean().notNull().default(false),
    /** The arrival up to which its printings were put on the want list; null before the first time. */
    filledUpTo: bigint({ mode: 'number' }),
    /** The arrival up to which the program has looked for new printings; null if it never has to. */
    judgedUpTo: bigint({ mode: 'number' }),
    /** How many printings the program added last, and when; both null before the first time. */
    lastAdded: integer(),
    lastAddedAt: moment(),
    /** Rises with every change of name, copies or choice, so that nobody overwrites one that they haven't seen. */
    version: integer().notNull().default(1),
    createdAt: momentOfRow(),
  },
  (table) => [
    unique('saved_search_one_a_name').on(table.userId, table.nameKey),
    index('saved_search_to_judge')
      .on(table.judgedUpTo)
      .where(sql`${table.addsNew}`),
    check('saved_search_copies_range', sql`${table.copies} between 1 and 5`),
    check('saved_search_name_is_present', sql`${table.name} <> ''`),
    check(
      'saved_search_is_judged_from_somewhere',
      sql`not ${table.addsNew} or ${table.judgedUpTo} is not null`,
    ),
    check(
      'saved_search_addition_is_dated',
      sql`(${table.lastAdded} is null) = (${table.lastAddedAt} is null)`,
    ),
  ],
);
