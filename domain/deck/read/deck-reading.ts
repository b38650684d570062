import type { Card } from '../../card';
import type { CardToFind } from '../../find-cards';
import type { DeckLine, DeckPart } from '../deck';

/** What has to be known of a card to read it in a deck. */
export interface CardToRead extends CardToFind, Pick<Card, 'cardType'> {}

/** A line that names a card. */
export interface NamedInDeck {
  copies: number;
  /** By its set and number, if they are there. */
  setCode: string | null;
  number: string;
  /** What it may be called, the likeliest first. */
  names: readonly string[];
  /** Whether it says that the card has no subtitle. */
  hasNoSubtitle?: boolean;
  /** The part that it stands in; null if the text doesn't say. */
  part: DeckPart | null;
  /** Counted from 1: a line of the text, or a card of JSON. */
  line: number;
  source: string;
}

/** Where a name stands in a deck, and how often. */
export interface DeckUse {
  part: DeckPart | null;
  copies: number;
  line: number;
}

/** A name that several cards have. Nobody but the player can say which is meant. */
export interface DeckQuestion {
  /** As it was written. */
  asked: string;
  /** The ids of the cards that could be meant, one of each that is reprinted. */
  cardIds: readonly string[];
  uses: readonly DeckUse[];
}

/** A line that names no card, so that nothing that was pasted is lost. */
export interface DeckLineFault {
  line: number;
  source: string;
  reason: string;
  /** The ids of cards with names like it, the likeliest first. */
  nearest: readonly string[];
  /** What one of those would be in the deck; empty without any. */
  uses: readonly DeckUse[];
}

/** What a text says of a deck. */
export interface ReadDeck {
  /** Empty if the text doesn't say. */
  name: string;
  author: string;
  lines: readonly DeckLine[];
  questions: readonly DeckQuestion[];
  faults: readonly DeckLineFault[];
}

export type DeckRefusalCode =
  | 'EMPTY'
  | 'TOO_LONG'
  | 'LINK'
  | 'BROKEN_JSON'
  | 'NO_DECK'
  | 'SEVERAL'
  | 'OTHER_GAME';

/** A deck, or a sentence that says why the text isn’t one. */
export type DeckReading =
  | { ok: true; deck: ReadDeck }
  | {
      ok: false;
      code: DeckRefusalCode;
      reason: string;
      /** Its lines, if each of them names no card. */
      faults: readonly DeckLineFault[];
    };
