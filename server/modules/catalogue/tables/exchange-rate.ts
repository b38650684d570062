import { sql } from 'drizzle-orm';
import { check, date, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** The newest known rate of each currency that a person may choose, and of dollars. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    /** By ISO 4217. */
    currency: text().primaryKey(),
    /** How many of it one euro is, as the source states it. */
    perEuro: numeric().notNull(),
    /** The day for which the source states it. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [check('exchange_rate_is_positive', sql`${table.perEuro} > 0`)],
);
