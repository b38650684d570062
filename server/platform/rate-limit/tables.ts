import { moment } from '@server/platform/db/moment';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often somebody did something in a window of time; stored here, so all processes count together. */
export const rateCount = pgTable(
  'rate_count',
  {
    /** The rate, and the person or address: `note user 5f…`. */
    key: text().notNull(),
    /** When the window began, by the database's clock. */
    windowStart: moment().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_count_window').on(table.windowStart),
  ],
);
