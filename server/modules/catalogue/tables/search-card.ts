import { boolean, integer, index, pgTable, text } from 'drizzle-orm/pg-core';
import { card } from './card';
import { cardSet } from './card-set';
import { arena, aspect, cardType, rarity } from './enums';

/**
 * What a search reads of a card. It repeats the catalogue as the domain's functions compare it, since PostgreSQL folds
 * case differently; each import writes its set's rows again. A missing number is 0. Texts are in lower case. Columns of a
 * fixed width come first, which PostgreSQL finds at once in each row.
 */
export const searchCard = pgTable(
  'search_card',
  {
    /** Short, for joins with thousands of rows; the card has another one after an import. */
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The place of its first row in its set. */
    place: integer().notNull(),
    /** How many rows of `search_row` it has, at least 1. */
    rows: integer().notNull(),
    /** A bit for each type of its printings, in the order of the domain's `VARIANT_TYPES`. */
    printedTypes: integer().notNull(),
    cost: integer().notNull(),
    power: integer().notNull(),
    hp: integer().notNull(),
    upgradePower: integer().notNull(),
    upgradeHp: integer().notNull(),
    cardType: cardType().notNull(),
    rarity: rarity().notNull(),
    unique: boolean('is_unique').notNull(),
    arena: arena(),
    cardSetId: text()
      .notNull()
      .references(() => cardSet.id, { onDelete: 'cascade' }),
    cardId: text()
      .notNull()
      .unique('search_card_once')
      .references(() => card.id, { onDelete: 'cascade' }),
    aspects: aspect().array().notNull(),
    traits: text().array().notNull(),
    keywords: text().array().notNull(),
    /** As `foldedText` folds it; a missing subtitle is empty. */
    foldedName: text().notNull(),
    foldedSubtitle: text().notNull(),
    name: text().notNull(),
    subtitle: text().notNull(),
    frontText: text(),
    backText: text(),
  },
  (table) => [index('search_card_of_set').on(table.cardSetId, table.place)],
);
