import type { Card, CardVariant, VariantType } from '../card';
import { isCountText, readCount, readPrinting } from '../readers';

/** Copies of a printing. */
export interface QuickAddCopies {
  card: Card;
  variant: CardVariant;
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

export const refused = (problem: QuickAddProblem): EntryReading => ({
  choices: [],
  problem,
  question: null,
});

export const BAD_ORDER: QuickAddProblem = {
  code: 'BAD_ORDER',
  message: 'After the number comes a count, as in “059 3”. Put commas between cards: “59, 60, 61”.',
};

/** Whether a word can be a count: `3`, `x3` or `3x`. */
export const isCountToken = (word: string | undefined): boolean => isCountText(word ?? '');

/** How many copies a word such as `3`, `x3` or `3x` means, 1 without a word; null beyond 1 to 9,999. */
export const countOf = (word: string | undefined): number | null =>
  word === undefined ? 1 : readCount(word) || null;

/**
 * The variant type of a short code such as `hsf` or of a name such as `foil hyperspace`, in any case
 * (rules/cards#variant-names); null for any other words.
 */
export function variantTypeOf(...words: readonly string[]): VariantType | null {
  const { variantType, isFoil } = readPrinting(words.join(' ')) ?? NOTHING;
  if (variantType !== null || isFoil === null) return variantType;
  return isFoil ? 'FOIL' : 'STANDARD';
}

const NOTHING = { variantType: null, isFoil: null };

/** The most words of a printing's name. */
const MOST_TYPE_WORDS = 3;

/** A variant type with the words beside it. */
interface FoundType {
  type: VariantType;
  rest: readonly string[];
}

/** The variant type with which the words begin. */
export function typeAtStart(words: readonly string[]): FoundType | null {
  for (let length = MOST_TYPE_WORDS; length > 0; length -= 1) {
    const type = words.length < length ? null : variantTypeOf(...words.slice(0, length));
    if (type !== null) return { type, rest: words.slice(length) };
  }
  return null;
}

/** The variant type with which the words end. */
export function typeAtEnd(words: readonly string[]): FoundType | null {
  for (let length = MOST_TYPE_WORDS; length > 0; length -= 1) {
    const type = words.length < length ? null : variantTypeOf(...words.slice(-length));
    if (type !== null) return { type, rest: words.slice(0, -length) };
  }
  return null;
}
