import { DECK_PARTS, DECK_VISIBILITIES, type DeckLine, MAX_COPIES_IN_DECK } from '@domain/deck';
import { card } from '@server/modules/catalogue/tables';
import { ofPerson } from '@server/modules/people/tables';
import { momentOfRow } from '@server/platform/db/moment';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const deckPart = pgEnum('deck_part', DECK_PARTS);

export const deckVisibility = pgEnum('deck_visibility', DECK_VISIBILITIES);

/** The words of a name, for searches. Marks that join words into one, as in “TIE/ln”, part them. */
export const deckWords = (name: SQLWrapper): SQL =>
  sql`to_tsvector('simple', translate(${name}, '/.@:_~+&<>=%-’''', repeat(' ', 15)))`;

/** A player's deck (rules/decks#deck). Everyone with its id may see it unless it is private, so ids aren't counted. */
export const deck = pgTable(
  'deck',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofPerson(),
    name: text().notNull(),
    /** The id of a format; no foreign key, since a host may edit formats, and a deck stays. */
    format: text().notNull(),
    visibility: deckVisibility().notNull().default('PRIVATE'),
    /** Whether it lies on the table: its copies aren't free for other decks. */
    isBuilt: boolean().notNull().default(false),
    /** The player's decks that are played together with it; no foreign key: one that is gone is left out. */
    companions: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Rises with every change, so that nobody overwrites one that they haven't seen. */
    version: integer().notNull().default(1),
    /** The browser's key of its creation, so that a retry makes no second one. */
    idempotencyKey: text(),
    createdAt: momentOfRow(),
    updatedAt: momentOfRow(),
  },
  (table) => [
    index('deck_of_player').on(table.userId),
    index('deck_public')
      .on(table.updatedAt, table.id)
      .where(sql`${table.visibility} = 'PUBLIC'`),
    index('deck_public_words')
      .using('gin', deckWords(table.name))
      .where(sql`${table.visibility} = 'PUBLIC'`),
    uniqueIndex('deck_sent_once')
      .on(table.userId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    check('deck_name_is_present', sql`${table.name} <> ''`),
  ],
);

/** A column of the deck that a row belongs to: it goes with it. */
const ofDeck = () =>
  uuid()
    .notNull()
    .references(() => deck.id, { onDelete: 'cascade' });

/** As text, since a check takes no parameters. */
const MAX_COPIES = sql.raw(String(MAX_COPIES_IN_DECK));

/** So many copies of a card in one part of a deck. */
export const deckLine = pgTable(
  'deck_line',
  {
    deckId: ofDeck(),
    part: deckPart().notNull(),
    cardId: text()
      .notNull()
      .references(() => card.id, { onDelete: 'cascade' }),
    copies: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deckId, table.part, table.cardId] }),
    // Which decks use a card.
    index('deck_line_card').on(table.cardId, table.deckId),
    check('deck_line_copies_range', sql`${table.copies} between 1 and ${MAX_COPIES}`),
  ],
);

/** What was in a deck once it was saved, for the differences between its versions. */
export const deckVersion = pgTable(
  'deck_version',
  {
    deckId: ofDeck(),
    version: integer().notNull(),
    lines: jsonb().$type<DeckLine[]>().notNull(),
    savedAt: momentOfRow(),
  },
  (table) => [primaryKey({ columns: [table.deckId, table.version] })],
);
