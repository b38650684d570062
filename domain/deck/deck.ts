import { parserOf } from '@domain/errors';

/** Where a card is in a deck. */
export const DECK_PARTS = ['LEADER', 'BASE', 'DECK', 'SIDEBOARD'] as const;
export type DeckPart = (typeof DECK_PARTS)[number];

/** Throws `Unknown deck part: value` for any other value. */
export const parseDeckPart = parserOf('deck part', DECK_PARTS);

/** Who may see a deck: its owner, everyone with its address, or everyone. */
export const DECK_VISIBILITIES = ['PRIVATE', 'LINK', 'PUBLIC'] as const;
export type DeckVisibility = (typeof DECK_VISIBILITIES)[number];

/** Throws `Unknown deck visibility: value` for any other value. */
export const parseDeckVisibility = parserOf('deck visibility', DECK_VISIBILITIES);

/** The most copies of one card in one part: a deck that breaks its format's rules can be kept. */
export const MAX_COPIES_IN_DECK = 99;

/** The most cards by name in one deck. */
export const MAX_LINES_OF_DECK = 400;

/** The most decks that a deck can name as played together with it. */
export const MAX_COMPANIONS = 2;

/** So many copies of a card in one part. A deck names cards, not printings. */
export interface DeckLine {
  cardId: string;
  part: DeckPart;
  /** 1 to `MAX_COPIES_IN_DECK`. */
  copies: number;
}

/** What a deck is made of. A card is at most once in each part. */
export interface DeckContent {
  name: string;
  /** The id of a format, such as `premier`; one that is no longer known stays. */
  format: string;
  lines: DeckLine[];
}
