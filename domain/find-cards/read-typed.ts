import type { VariantType } from '../card';
import { isMarkedCount } from '../readers';
import {
  isCountToken,
  isNumberWord,
  splitSetAndNumber,
  typeAtEnd,
  typeAtStart,
} from '../quick-add';

/** What a text may ask for: a number or words of a name, perhaps of one set, perhaps as one kind of printing. */
export interface TypedReading {
  /** Words of the name. */
  words: readonly string[];
  /** As typed: `59`, `059F`. */
  number: string | null;
  /** In upper case. */
  setCode: string | null;
  type: VariantType | null;
}

/** Sets off everything but words, also in deck lists: `3 Name | Subtitle (SHD) 331`, `HS:120`, `{"id":"SHD_063"}`. */
const BETWEEN_WORDS = /[\s()[\]{}|:;"“”#*]+/;

/**
 * Reads a set's code, a printing's number, its kind and a count out of a text; the rest is a name. A text that has none
 * of them is a name alone.
 *
 * @param codes the sets' codes in upper case
 */
export function readTyped(text: string, codes: ReadonlySet<string>): TypedReading {
  const all = text
    .split(BETWEEN_WORDS)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .flatMap((word) => splitSetAndNumber(word, codes));
  const setAt = all.findIndex((word) => codes.has(word.toUpperCase()));
  const setCode = all[setAt]?.toUpperCase() ?? null;
  const behindSet = setAt === -1 ? undefined : all[setAt + 1];
  const unmarked = all.filter((word, at) => at !== setAt && !isMarkedCount(word));
  const { type, rest } = kindIn(unmarked);
  const names = rest.filter((word) => !isNumberWord(word));
  const numbers = rest.filter(isNumberWord);
  const number = numberAmong(numbers, behindSet, names.length > 0 && isCountToken(rest[0]));
  return { words: names, number, setCode, type };
}

/** The kind of printing at either end: `59 foil`, `HS 120`. It is never all that was typed. */
function kindIn(words: readonly string[]) {
  const found = typeAtEnd(words) ?? typeAtStart(words);
  return found && found.rest.length > 0 ? found : { type: null, rest: words };
}

/** The number right behind the set; or the last one behind a name, or the first one without a name. */
function numberAmong(
  numbers: readonly string[],
  behindSet: string | undefined,
  beginsWithCount: boolean,
): string | null {
  if (behindSet !== undefined && numbers.includes(behindSet)) return behindSet;
  return (beginsWithCount ? numbers.slice(1) : numbers)[0] ?? null;
}
