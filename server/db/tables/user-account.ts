import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** A person. Who they are to a provider stands in `identity`; a deleted account keeps its row, without what it said. */
export const userAccount = pgTable(
  'user_account',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** What is shown, in lower case; an administrator may change it, so that it never gives access (product 8). */
    email: text().notNull(),
    /** The address that the provider called verified at the last sign-in, in lower case: what gives access. */
    verifiedEmail: text(),
    handle: text(),
    createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true, mode: 'string' }),
  },
  (table) => [
    unique('user_account_handle_is_unique').on(table.handle),
    // By bytes, so that they find how a text begins whatever the database's language; in the order of the users' pages.
    index('user_account_page')
      .on(sql`${table.email} collate "C"`, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('user_account_handle_prefix')
      .on(sql`${table.handle} collate "C"`)
      .where(sql`${table.deletedAt} is null`),
    index('user_account_verified_email').on(table.verifiedEmail),
    check('user_account_handle_is_valid', sql`${table.handle} ~ '^[a-z0-9_-]{1,30}$'`),
    check('user_account_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'user_account_verified_email_is_lower_case',
      sql`${table.verifiedEmail} = lower(${table.verifiedEmail})`,
    ),
  ],
);

/** A handle of a deleted account: never given out again (product 10). */
export const retiredHandle = pgTable('retired_handle', {
  handle: text().primaryKey(),
  retiredAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
