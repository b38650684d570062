import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often somebody did something in a window of time; stored here, so all processes count together. */
export const rateCount = pgTable(
  'rate_count',
  {
    /** The rate, and the person or address: `note user 5f…`. */
    key: text().notNull(),
    /** When the window began, by the database's clock. */
    windowStart: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_count_window').on(table.windowStart),
  ],
);
