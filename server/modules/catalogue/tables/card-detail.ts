import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orientation } from './enums';

/**
 * What a card list knows of a printing by its number, beside the cards' own file: null for what it doesn't know. Every
 * import of the set reads it, so that a file that doesn't know it clears nothing. The set needn't be there yet.
 */
export const cardDetail = pgTable(
  'card_detail',
  {
    setCode: text().notNull(),
    number: integer().notNull(),
    frontOrientation: orientation(),
    backOrientation: orientation(),
    upgradePower: integer(),
    upgradeHp: integer(),
    artist: text(),
  },
  (table) => [
    primaryKey({ columns: [table.setCode, table.number] }),
    check('card_detail_number_positive', sql`${table.number} > 0`),
  ],
);
