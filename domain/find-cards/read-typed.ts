import type { VariantType } from '../card';
import { isCountText, variantTypeOf } from '../readers';
import { isNumberWord } from './find-by-number';
import { type KnownCodes, readWording, typeAtEnd, typeAtStart } from './read-wording';

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

/** Reads a set's code, a printing's number, its kind and a count out of a text, in any order; the rest is a name. */
export function readTyped(text: string, codes: KnownCodes): TypedReading {
  const { words, setCode, setAt, finish } = readWording(text, codes);
  const behindSet = setCode === null ? undefined : words[setAt];
  const { type, rest } = kindIn(words);
  const names = rest.filter((word) => !isNumberWord(word));
  const numbers = rest.filter(isNumberWord);
  const number = numberAmong(numbers, behindSet, names.length > 0 && isCountText(rest[0] ?? ''));
  return { words: names, number, setCode, type: variantTypeOf(finish) ?? type };
}

/** The kind of printing at either end, or before a count: `59 foil`, `HS 120`, `59 foil 2`. It is never all of it. */
function kindIn(words: readonly string[]): { type: VariantType | null; rest: readonly string[] } {
  const last = words.at(-1) ?? '';
  const beforeCount = isCountText(last) ? typeAtEnd(words.slice(0, -1)) : null;
  const found =
    typeAtEnd(words) ??
    typeAtStart(words) ??
    (beforeCount && { ...beforeCount, rest: [...beforeCount.rest, last] });
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
