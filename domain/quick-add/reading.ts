import type { Card, Printing, VariantType } from '../card';
import { readCount } from '../readers';

/** Copies of a printing. */
export interface QuickAddCopies {
  card: Card;
  printing: Printing;
  /** From 1 to 9,999. */
  count: number;
}

/** A possible meaning of a text: what it adds, at least one printing. */
export type QuickAddChoice = readonly QuickAddCopies[];

export type QuickAddErrorCode =
  | 'UNKNOWN_NUMBER'
  | 'UNKNOWN_NAME'
  | 'UNKNOWN_SET'
  | 'SET_NOT_LOADED'
  | 'NO_SUCH_PRINTING'
  | 'BAD_COUNT'
  | 'BAD_ORDER'
  | 'UNREADABLE'
  | 'TOO_LONG'
  | 'TOO_MANY';

export interface QuickAddProblem {
  code: QuickAddErrorCode;
  /** A sentence for the person. */
  message: string;
}

/** A problem at its place: `text` begins at `start` in what was read. */
export interface QuickAddError extends QuickAddProblem {
  text: string;
  start: number;
  /** The entry as it is read alone: with the set, if a text before it named the set. */
  alone: string;
}

/**
 * What has to be asked before anything is added: whether “63 64” means two cards or 64 copies, and whether so many
 * copies are meant.
 */
export type QuickAddQuestion = 'CARDS_OR_COPIES' | 'MANY_COPIES';

/** The reading of one entry: choices, the likeliest first, or a problem; neither for an empty one. */
export interface EntryReading {
  choices: readonly QuickAddChoice[];
  problem: QuickAddProblem | null;
  /** Whether the second choice is copies where the first has a second card. */
  question: 'CARDS_OR_COPIES' | null;
}

/** What an entry says beside its number or name. */
export interface BesideName {
  /** Counts, of which one is allowed. */
  counts: readonly string[];
  /** The printing in brackets or stars. */
  type: VariantType | null;
}

export const refused = (problem: QuickAddProblem): EntryReading => ({
  choices: [],
  problem,
  question: null,
});

export const BAD_ORDER: QuickAddProblem = {
  code: 'BAD_ORDER',
  message: 'After the number comes a count, as in “059 3”. Put commas between cards: “59, 60, 61”.',
};

/** How many copies a word such as `3`, `x3` or `3x` means, 1 without a word; null beyond 1 to 9,999. */
export const countOf = (word: string | undefined): number | null =>
  word === undefined ? 1 : readCount(word) || null;
