import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cardVariant } from './card-variant';
import { productMatch } from './enums';

/**
 * A product of a price source in one finish, and the printing whose prices it has. A pin and an ignored product stay
 * until somebody changes them; everything else is matched again by each import.
 */
export const priceProduct = pgTable(
  'price_product',
  {
    source: text().notNull(),
    productId: bigint({ mode: 'number' }).notNull(),
    finish: text().notNull(),
    /** In upper case; the set needn't be in the catalogue. */
    setCode: text().notNull(),
    name: text().notNull(),
    /** Null for what isn't a card, such as a display. */
    number: text(),
    match: productMatch().notNull(),
    cardVariantId: text().references(() => cardVariant.id, { onDelete: 'cascade' }),
    /** The printings that it could be, likeliest first; empty for a matched product. */
    candidates: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.productId, table.finish] }),
    index('price_product_printing').on(table.cardVariantId),
    index('price_product_of_set').on(table.setCode),
  ],
);
