import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { cardSet } from './card-set';
import { cardVariant } from './card-variant';
import { cardType, variantType } from './enums';
import { searchCard } from './search-card';

/**
 * What a search finds, and what it reads of a printing: one row for each printing, and one for a card without any. Each
 * import writes its set's rows again. The facts of the card are in `search_card`.
 *
 * `sellers` and the four columns with prices and sellers are who sells the printing on sale lists that everyone may see:
 * how many players, and the two cheapest, so that each of them has the lowest price without their own. A job writes them
 * (seller-summary); what they leave out is in {@link staleSellerSummary}. The sellers' accounts may be deleted since.
 */
export const searchRow = pgTable(
  'search_row',
  {
    cardKey: integer()
      .notNull()
      .references(() => searchCard.key, { onDelete: 'cascade' }),
    /** The row's place in its set: by number, then printing. The rows of a card are side by side. */
    place: integer().notNull(),
    /** The place of its set among all, which a trigger keeps when a set comes, moves or goes. */
    setPosition: integer().notNull(),
    sellers: integer().notNull().default(0),
    cardType: cardType().notNull(),
    variantType: variantType(),
    priceCents: integer(),
    /** Null where none of the sellers names a price. */
    lowestCents: integer(),
    /** The lowest price of everyone but the seller with the lowest one. */
    nextCents: integer(),
    /** By how many percent the price has changed over as many days; null if that isn't known. */
    change7: integer('change_7'),
    change30: integer('change_30'),
    change90: integer('change_90'),
    /** The printing's number as a number; null without one. */
    number: integer(),
    lowestSellerId: uuid(),
    nextSellerId: uuid(),
    cardSetId: text()
      .notNull()
      .references(() => cardSet.id, { onDelete: 'cascade' }),
    cardVariantId: text()
      .unique('search_row_printing')
      .references(() => cardVariant.id, { onDelete: 'cascade' }),
    /** In lower case. */
    artist: text(),
    /** Further numbers under which it is listed. */
    otherNumbers: integer().array().notNull(),
    /** Of the card, for the order by name. Null in rows that a program without these columns has made. */
    foldedName: text(),
    foldedSubtitle: text(),
  },
  (table) => [
    unique('search_row_of_set').on(table.cardSetId, table.place),
    index('search_row_of_card').on(table.cardKey, table.place),
    // Every order, so that a page reads no further than it shows. Backwards, an index has its nulls first.
    index('search_row_by_name').on(
      sql`${table.foldedName} collate "C"`,
      sql`${table.foldedSubtitle} collate "C"`,
      ...orderOfTies(table),
    ),
    index('search_row_by_price').on(table.priceCents, ...orderOfTies(table)),
    index('search_row_by_falling_price').on(
      table.priceCents.desc().nullsLast(),
      ...orderOfTies(table),
    ),
    index('search_row_by_asked_price').on(table.lowestCents, ...orderOfTies(table)),
    index('search_row_by_falling_asked_price').on(
      table.lowestCents.desc().nullsLast(),
      ...orderOfTies(table),
    ),
    index('search_row_by_most_sellers').on(
      table.sellers.desc().nullsFirst(),
      ...orderOfTies(table),
    ),
    // All that counting a player's copies needs.
    index('search_row_of_copies').on(
      table.cardVariantId,
      table.cardKey,
      table.cardType,
      table.variantType,
    ),
  ],
);

/** What decides between rows that an order makes equal. */
function orderOfTies(table: Record<'setPosition' | 'place' | 'cardKey', AnyPgColumn>) {
  return [table.setPosition, table.place, table.cardKey] as const;
}
