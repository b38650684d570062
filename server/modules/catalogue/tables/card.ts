import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { cardSet } from './card-set';
import { arena, aspect, cardType, rarity } from './enums';

/** A card, identified within its set by name, subtitle and type. Its id never changes. */
export const card = pgTable(
  'card',
  {
    id: text().primaryKey(),
    cardSetId: text()
      .notNull()
      .references(() => cardSet.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    subtitle: text(),
    cardType: cardType().notNull(),
    rarity: rarity().notNull(),
    cost: integer(),
    power: integer(),
    hp: integer(),
    upgradePower: integer(),
    upgradeHp: integer(),
    arena: arena(),
    aspects: aspect().array().notNull(),
    traits: text().array().notNull(),
    keywords: text().array().notNull(),
    frontText: text(),
    backText: text(),
    unique: boolean('is_unique').notNull(),
  },
  (table) => [
    unique('card_identity')
      .on(table.cardSetId, table.name, table.subtitle, table.cardType)
      .nullsNotDistinct(),
    check('card_id_holds_a_hyphen', sql`${table.id} like '%-%'`),
    check('card_name_is_present', sql`${table.name} <> ''`),
    check('card_cost_not_negative', sql`${table.cost} >= 0`),
    check('card_power_not_negative', sql`${table.power} >= 0`),
    check('card_hp_not_negative', sql`${table.hp} >= 0`),
  ],
);
