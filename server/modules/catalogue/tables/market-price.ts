import { moment } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import { check, customType, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { ofPrinting } from './card-variant';
import { quarantineReason } from './enums';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Price history: each change of a printing's market price within a year (UTC). One row holds them all, since a row for
 * each change would take several times the space (docs/decisions/0041-price-history-by-change.md).
 *
 * Statements read the view `market_price`: one row (`card_variant_id`, `recorded_at`, `price_cents`) for each change,
 * which holds until the next one. When the newest price was last confirmed is `card_variant.current_price_recorded_at`.
 */
export const marketPriceYear = pgTable(
  'market_price_year',
  {
    cardVariantId: ofPrinting(),
    year: smallint().notNull(),
    /** Hours since the start of the year, ascending. */
    hours: smallint().array().notNull(),
    /** US cents, one for each hour. */
    cents: integer().array().notNull(),
    /** The lowest, middle and highest price beside each one, packed; null if no source has given any. */
    spreads: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.cardVariantId, table.year] }),
    check(
      'market_price_year_is_whole',
      sql`cardinality(${table.hours}) > 0 and cardinality(${table.hours}) = cardinality(${table.cents})`,
    ),
    check('market_price_year_positive', sql`0 < all (${table.cents})`),
  ],
);

/** Prices that look wrong: kept and reported, never shown until a second file or an administrator agrees with them. */
export const quarantinedPrice = pgTable(
  'quarantined_price',
  {
    cardVariantId: ofPrinting(),
    recordedAt: moment().notNull(),
    priceCents: integer().notNull(),
    lowCents: integer(),
    midCents: integer(),
    highCents: integer(),
    reason: quarantineReason().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardVariantId, table.recordedAt] }),
    check('quarantined_price_positive', sql`${table.priceCents} > 0`),
  ],
);
