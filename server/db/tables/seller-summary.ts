import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cardVariant } from './card-variant';
import { userAccount } from './user-account';

/**
 * Who sells a printing on sale lists that everyone may see: how many players, and the two cheapest, so that each of them
 * has the lowest price without their own. A printing that nobody sells has no row.
 */
export const sellerSummary = pgTable(
  'seller_summary',
  {
    cardVariantId: text()
      .primaryKey()
      .references(() => cardVariant.id, { onDelete: 'cascade' }),
    sellers: integer().notNull(),
    /** Null where none of the sellers names a price. */
    lowestCents: integer(),
    lowestSellerId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** The lowest price of everyone else, and whose it is; both null with one seller. */
    nextCents: integer(),
    nextSellerId: uuid().references(() => userAccount.id, { onDelete: 'cascade' }),
  },
  (table) => [check('seller_summary_has_sellers', sql`${table.sellers} > 0`)],
);

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
