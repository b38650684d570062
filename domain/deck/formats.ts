import { z } from 'zod';
import shipped from './formats.json' with { type: 'json' };

const day = z.iso.date();
const cardName = z.string().trim().min(1).max(200);
const copies = z.int().min(1).max(99);
const setCodes = z.array(z.string().regex(/^[A-Z][A-Z0-9]{1,5}$/)).min(1);

/** What holds from a day on, until the next rule of its format does. */
const formatRule = z.strictObject({
  from: day,
  /** How many decks are played together: their leaders and bases differ, and `copies` is of all of them. */
  decks: z.int().min(1).max(3).default(1),
  leaders: z.int().min(0).max(3),
  /** Whether all leaders have Heroism, or all have Villainy. */
  sharesSide: z.boolean().default(false),
  /** The fewest copies in the deck, without its sideboard. */
  minimum: z.int().min(0).max(400),
  /** The most copies in the sideboard; null for any number. */
  sideboard: z.int().min(0).max(400).nullable(),
  /** The most copies of a card in deck and sideboard; null for any number. */
  copies: copies.nullable(),
  /** All sets, any one of them, those named, or those of the last blocks that have begun. */
  sets: z.union([
    z.enum(['ALL', 'ONE']),
    z.strictObject({ only: setCodes }),
    z.strictObject({ lastBlocks: z.int().min(1).max(20) }),
  ]),
});

const format = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  name: z.string().trim().min(1).max(40),
  /** Who says so, for administrators. */
  source: z.string().max(300),
  rules: z.array(formatRule).min(1),
  suspended: z.array(z.strictObject({ card: cardName, from: day, until: day.optional() })),
});

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** The formats as a file (rules/decks#formats). */
export const deckFormats = z.strictObject({
  /** In which sets rotate together. */
  blocks: z.array(
    z.strictObject({ from: day, sets: setCodes, source: z.string().max(300).default('') }),
  ),
  /** Cards that may be in a deck more often, or bases that change the fewest copies of a deck. */
  exceptions: z.array(
    z.strictObject({
      card: cardName,
      copies: copies.optional(),
      minimum: z.int().min(-400).max(400).optional(),
    }),
  ),
  formats: z
    .array(format)
    .min(1)
    .refine((formats) => isUnique(formats.map(({ id }) => id)), 'Two formats have the same id.'),
});

export type DeckFormats = z.output<typeof deckFormats>;
export type FormatRule = z.output<typeof formatRule>;

/** The formats as they are shipped. */
export const SHIPPED_FORMATS: DeckFormats = deckFormats.parse(shipped);
