import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { cardVariant } from './card-variant';
import { cardFace, orientation } from './enums';

/**
 * The picture of one face of a printing. Its id changes with the picture, since browsers keep what
 * they fetched for ever. Without a `source_url` the program draws it: the demo's art, or a proxy of an imported card.
 */
export const cardImage = pgTable(
  'card_image',
  {
    id: text().primaryKey(),
    cardVariantId: text()
      .notNull()
      .references(() => cardVariant.id, { onDelete: 'cascade' }),
    face: cardFace().notNull(),
    orientation: orientation().notNull(),
    sourceUrl: text(),
  },
  (table) => [
    unique('card_image_one_a_face').on(table.cardVariantId, table.face),
    check('card_image_source_is_web', sql`${table.sourceUrl} ~ '^https?://'`),
  ],
);
