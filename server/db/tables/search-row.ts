import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { card } from './card';
import { cardSet } from './card-set';
import { cardVariant } from './card-variant';
import { arena, aspect, cardType, rarity, variantType } from './enums';

/**
 * What a search reads: one row for each printing, and one for a card without any. It repeats the catalogue as the
 * domain's functions compare it, since PostgreSQL folds case differently; each import writes its set's rows again.
 * A missing number is 0. Texts are in lower case.
 */
export const searchRow = pgTable(
  'search_row',
  {
    cardId: text()
      .notNull()
      .references(() => card.id, { onDelete: 'cascade' }),
    cardVariantId: text().references(() => cardVariant.id, { onDelete: 'cascade' }),
    cardSetId: text()
      .notNull()
      .references(() => cardSet.id, { onDelete: 'cascade' }),
    /** The row's place in its set: by number, then printing. */
    place: integer().notNull(),
    variantType: variantType(),
    cardType: cardType().notNull(),
    rarity: rarity().notNull(),
    arena: arena(),
    unique: boolean('is_unique').notNull(),
    cost: integer().notNull(),
    power: integer().notNull(),
    hp: integer().notNull(),
    upgradePower: integer().notNull(),
    upgradeHp: integer().notNull(),
    /** The printing's number as a number; null without one. */
    number: integer(),
    /** Further numbers under which it is listed. */
    otherNumbers: integer().array().notNull(),
    priceCents: integer(),
    /** By how many percent the price has changed over as many days; null if that isn't known. */
    change7: integer('change_7'),
    change30: integer('change_30'),
    change90: integer('change_90'),
    aspects: aspect().array().notNull(),
    traits: text().array().notNull(),
    keywords: text().array().notNull(),
    /** As `foldedText` folds it; a missing subtitle is empty. */
    foldedName: text().notNull(),
    foldedSubtitle: text().notNull(),
    name: text().notNull(),
    subtitle: text().notNull(),
    artist: text(),
    frontText: text(),
    backText: text(),
  },
  (table) => [
    unique('search_row_once').on(table.cardId, table.cardVariantId).nullsNotDistinct(),
    index('search_row_printing').on(table.cardVariantId),
    index('search_row_of_set').on(table.cardSetId, table.place),
  ],
);
