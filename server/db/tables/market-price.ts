import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { cardVariant } from './card-variant';
import { quarantineReason } from './enums';

/** Price history: US cents of a printing at the time its provider stated them. */
export const marketPrice = pgTable(
  'market_price',
  {
    cardVariantId: text()
      .notNull()
      .references(() => cardVariant.id, { onDelete: 'cascade' }),
    recordedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    priceCents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardVariantId, table.recordedAt] }),
    check('market_price_positive', sql`${table.priceCents} > 0`),
  ],
);

/** Prices that look wrong: kept and reported, never shown until a second file agrees with them. */
export const quarantinedPrice = pgTable(
  'quarantined_price',
  {
    cardVariantId: text()
      .notNull()
      .references(() => cardVariant.id, { onDelete: 'cascade' }),
    recordedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    priceCents: integer().notNull(),
    reason: quarantineReason().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardVariantId, table.recordedAt] }),
    check('quarantined_price_positive', sql`${table.priceCents} > 0`),
  ],
);
