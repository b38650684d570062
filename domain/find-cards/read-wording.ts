import {
  bothFinishes,
  type Finish,
  isMarkedCount,
  NO_FINISH,
  readPrinting,
  variantTypeOf,
} from '../readers';
import type { VariantType } from '../card';

/** A text that names a printing, taken apart: `3x SHD_063`, `Name [foil] (SHD) 331 x2`, `{"id":"SHD_063"}`. */
export interface Wording {
  /** All other words in order: of a name, numbers, and counts that could be numbers. */
  words: readonly string[];
  /** In upper case. */
  setCode: string | null;
  /** How many of the words stand before the set. */
  setAt: number;
  /** What stands in brackets or stars. */
  finish: Finish;
  /** Those that can't be numbers: `3x`, `×3`. */
  counts: readonly string[];
}

/** Knows the codes of some sets, in upper case. */
export interface KnownCodes {
  has: (code: string) => boolean;
}

const NO_CODES: KnownCodes = new Set<string>();

/** Sets off everything but words: `3 Name | Subtitle (SHD) 331`, `HS:120`. */
const BETWEEN_WORDS = /[\s()[\]{}<>|:;"“”#*]+/;

/** A count with a blank in it: `3 x`, `x 3`. */
const BLANK_IN_COUNT = /(?<!\S)(?:(\d+) ([x×✕])|([x×✕]) (\d+))(?!\S)/gi;

/** Reads a set's code, the printing and counts out of a text; the rest is a name or a number. */
export function readWording(text: string, codes: KnownCodes = NO_CODES): Wording {
  const { rest, finish } = withoutFinish(text, codes);
  const all = inOneWidth(rest)
    .replaceAll(BLANK_IN_COUNT, '$1$2$3$4')
    .split(BETWEEN_WORDS)
    .filter((word) => /[\p{L}\p{N}&＆]/u.test(word))
    .flatMap((word) => splitSetAndNumber(word, codes));
  const place = all.findIndex((word) => codes.has(word.toUpperCase()));
  const isWord = (word: string, at: number) => at !== place && !isMarkedCount(word);
  return {
    words: all.filter(isWord),
    setCode: all[place]?.toUpperCase() ?? null,
    setAt: all.slice(0, Math.max(place, 0)).filter(isWord).length,
    finish,
    counts: all.filter(isMarkedCount),
  };
}

/** A text with its digits in one width. */
export const inOneWidth = (text: string): string =>
  text.replaceAll(/[０-９]/g, (digit) => digit.normalize('NFKC'));

/** `*F*`, `[foil]`, `(Hyperspace)`, `<foil>`. */
const BRACKETED = /\*([^*]{1,40})\*|[[(<]([^[\]()<>]{1,40})[\])>]/g;

/** Reads the printing that stands in brackets or stars; other brackets may be part of a name. */
export function withoutFinish(text: string, codes: KnownCodes = NO_CODES) {
  let finish = NO_FINISH;
  const rest = text.replaceAll(BRACKETED, (written, starred?: string, bracketed?: string) => {
    const inside = starred ?? bracketed ?? '';
    const read = codes.has(inside.toUpperCase()) ? null : readPrinting(inside);
    if (read === null || (read.isFoil ?? read.variantType) === null) return written;
    finish = bothFinishes(finish, read);
    return ' ';
  });
  return { rest: rest.trim(), finish };
}

/** A code has 2 to 6 letters or digits. */
const [SHORTEST, LONGEST] = [2, 6];

/** A word as it is, or the code of a known set and the number behind it: `SHD070`, `SHD_070`, `shd-70`. */
function splitSetAndNumber(word: string, codes: KnownCodes): string[] {
  for (let length = LONGEST; length >= SHORTEST; length -= 1) {
    const [, number] = /^[-_]?(\d\S*)$/.exec(word.slice(length)) ?? [];
    const code = word.slice(0, length);
    if (number !== undefined && codes.has(code.toUpperCase())) return [code, number];
  }
  return [word];
}

/** The most words of a printing's name. */
const MOST_TYPE_WORDS = 3;

/** A variant type with the words beside it. */
interface FoundType {
  type: VariantType;
  rest: readonly string[];
}

/** The variant type with which the words begin. */
export const typeAtStart = (words: readonly string[]): FoundType | null =>
  longestType(words, (length) => [words.slice(0, length), words.slice(length)]);

/** The variant type with which the words end. */
export const typeAtEnd = (words: readonly string[]): FoundType | null =>
  longestType(words, (length) => [words.slice(-length), words.slice(0, -length)]);

function longestType(
  words: readonly string[],
  split: (length: number) => [typeWords: readonly string[], rest: readonly string[]],
): FoundType | null {
  for (let length = Math.min(MOST_TYPE_WORDS, words.length); length > 0; length -= 1) {
    const [typeWords, rest] = split(length);
    const type = variantTypeOf(readPrinting(typeWords.join(' ')));
    if (type !== null) return { type, rest };
  }
  return null;
}
