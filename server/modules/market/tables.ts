import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Printings whose summary is out of date. Triggers add a row with everything that changes who sells a printing or for how
 * much, in the same transaction; a printing may be here several times, so that writers never wait for each other. Reads
 * look at the lists themselves for these, until the summary is written again.
 */
export const staleSellerSummary = pgTable(
  'stale_seller_summary',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cardVariantId: text().notNull(),
  },
  (table) => [index('stale_seller_summary_printing').on(table.cardVariantId)],
);
