import { moment } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { card } from './card';
import { cardFace, orientation, variantType } from './enums';

/** A column of the printing that a row is about: it goes with the printing. */
export const ofPrinting = () =>
  text()
    .notNull()
    .references(() => cardVariant.id, { onDelete: 'cascade' });

/**
 * A printing of a card, by its lowest number; starter sets list one printing under several. Its current
 * price repeats the newest `market_price` row, so a set page doesn't read history; writing history updates it in the
 * same transaction.
 */
export const cardVariant = pgTable(
  'card_variant',
  {
    id: text().primaryKey(),
    cardId: text()
      .notNull()
      .references(() => card.id, { onDelete: 'cascade' }),
    /** Its card's set, which never changes. A trigger fills it, so that a set is read without reading all others. */
    ofSet: text(),
    variantType: variantType().notNull(),
    number: text().notNull(),
    otherNumbers: text().array().notNull().default([]),
    /** Who made its picture, as the file says. */
    artist: text(),
    currentPriceCents: integer(),
    /** When its provider last stated the price, whether that changed it or confirmed it. */
    currentPriceRecordedAt: moment(),
    /** The lowest, middle and highest price at that time, if the source gives them. */
    currentLowCents: integer(),
    currentMidCents: integer(),
    currentHighCents: integer(),
  },
  (table) => [
    unique('card_variant_one_a_type').on(table.cardId, table.variantType),
    index('card_variant_of_set').on(table.ofSet),
    check('card_variant_set_is_filled', sql`${table.ofSet} is not null`),
    check('card_variant_number_is_present', sql`${table.number} <> ''`),
    check('card_variant_price_positive', sql`${table.currentPriceCents} > 0`),
    check(
      'card_variant_price_is_dated',
      sql`(${table.currentPriceCents} is null) = (${table.currentPriceRecordedAt} is null)`,
    ),
  ],
);

/**
 * The picture of one face of a printing. Its id changes with the picture, since browsers cache it for ever. Without a
 * `source_url` the program draws it: the demo's art, or a proxy of an imported card.
 */
export const cardImage = pgTable(
  'card_image',
  {
    id: text().primaryKey(),
    cardVariantId: ofPrinting(),
    /** Its printing's set; a trigger fills it. */
    ofSet: text(),
    face: cardFace().notNull(),
    orientation: orientation().notNull(),
    sourceUrl: text(),
  },
  (table) => [
    unique('card_image_one_a_face').on(table.cardVariantId, table.face),
    index('card_image_of_set').on(table.ofSet),
    check('card_image_set_is_filled', sql`${table.ofSet} is not null`),
    check('card_image_source_is_web', sql`${table.sourceUrl} ~ '^https?://'`),
  ],
);
