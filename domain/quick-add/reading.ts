import {
  type Card,
  type CardVariant,
  VARIANT_TYPE_CODES,
  VARIANT_TYPE_NAMES,
  VARIANT_TYPES,
  type VariantType,
} from '../card';
import { isInventory } from '../collection';

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

const COUNT = /^(?:[x×]?(\d+)|(\d+)[x×])$/i;

/** Whether a word can be a count: `3`, `x3` or `3x`. */
export const isCountToken = (word: string | undefined): boolean => COUNT.test(word ?? '');

/** How many copies a word such as `3`, `x3` or `3x` means, 1 without a word; null beyond 1 to 9,999. */
export function readCount(word: string | undefined): number | null {
  if (word === undefined) return 1;
  const [, plain, marked] = COUNT.exec(word) ?? [];
  const count = Number(plain ?? marked ?? NaN);
  return count > 0 && isInventory(count) ? count : null;
}

const TYPES = new Map(
  VARIANT_TYPES.flatMap((type) => [
    [VARIANT_TYPE_CODES[type], type] as const,
    [VARIANT_TYPE_NAMES[type].toUpperCase(), type] as const,
  ]),
);

/**
 * The variant type of a short code such as `hsf` or of a name such as `hyperspace foil`, in any case
 * (rules/cards#variant-names); null for any other words.
 */
export const variantTypeOf = (...words: readonly string[]): VariantType | null =>
  TYPES.get(words.join(' ').toUpperCase()) ?? null;

/** A variant type with the words beside it. */
interface FoundType {
  type: VariantType;
  rest: readonly string[];
}

/** The variant type with which the words begin. */
export function typeAtStart(words: readonly string[]): FoundType | null {
  for (const length of [2, 1]) {
    const type = words.length < length ? null : variantTypeOf(...words.slice(0, length));
    if (type !== null) return { type, rest: words.slice(length) };
  }
  return null;
}

/** The variant type with which the words end. */
export function typeAtEnd(words: readonly string[]): FoundType | null {
  for (const length of [2, 1]) {
    const type = words.length < length ? null : variantTypeOf(...words.slice(-length));
    if (type !== null) return { type, rest: words.slice(0, -length) };
  }
  return null;
}
