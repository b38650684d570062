import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Who sells a printing on sale lists that everyone may see: how many players, and the two cheapest, so that each of them has
 * the lowest price without their own. A job writes it; printings that nobody sells have no row. The sellers' accounts may be
 * deleted since. Without foreign keys, so that nothing waits for the job.
 */
export const sellerSummary = pgTable('seller_summary', {
  cardVariantId: text().primaryKey(),
  sellers: integer().notNull(),
  /** Available, of all sellers together. */
  copies: integer().notNull(),
  /** Null where none of the sellers names a price. */
  lowestCents: integer(),
  lowestSellerId: uuid().notNull(),
  /** The lowest price of everyone but the seller with the lowest one. */
  nextCents: integer(),
  nextSellerId: uuid(),
});

/**
 * Printings whose summary is out of date. Triggers add a row with everything that changes who sells a printing or for how
 * much, in the same transaction; a printing may be here several times, so that writers never wait for each other.
 */
export const staleSellerSummary = pgTable(
  'stale_seller_summary',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cardVariantId: text().notNull(),
  },
  (table) => [index('stale_seller_summary_printing').on(table.cardVariantId)],
);
