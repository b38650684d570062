import { formatNumber } from '@domain/number-text';
import { foilOf, numberKey, VARIANT_TYPE_NAMES, type VariantType } from '../card';
import { MAX_INVENTORY } from '../collection';
import { MANY_COPIES } from './limits';
import {
  BAD_ORDER,
  countOf,
  refused,
  typeAtEnd,
  typeAtStart,
  variantTypeOf,
  type EntryReading,
  type QuickAddProblem,
} from './reading';
import { plainestFirst, type Printing, type QuickAddIndex } from './known-cards';

/**
 * A printing's number, or a number with the short code of another printing of its card: `59`, `059F`, `59hsf`. A card
 * also shows how many its set has: `070/252`.
 */
const NUMBER = /^(\d+)([a-z]{0,3})(?:\/\d+)?$/i;

export const BAD_COUNT: QuickAddProblem = {
  code: 'BAD_COUNT',
  message: `Enter a count from 1 to ${formatNumber(MAX_INVENTORY)}.`,
};

export const noSuchPrinting = (
  name: string,
  type: VariantType,
  place: string,
): QuickAddProblem => ({
  code: 'NO_SUCH_PRINTING',
  message: `${name} has no ${VARIANT_TYPE_NAMES[type]} printing in ${place}.`,
});

/** Whether a word begins as a printing's number does: `59`, `059F`, `70/252`. */
export const isNumberWord = (word: string | undefined): boolean => NUMBER.test(word ?? '');

/**
 * Reads words that begin with a number: `059 3`, `59f 2`, `59 hsf`, `5 foil x2`. If several printings share a number,
 * the plainest comes first; the card's other printings follow.
 *
 * @param leading the count before the number, as in `3x 71`
 * @returns null for words that begin with anything else
 */
export function readNumberWords(
  [first = '', ...rest]: readonly string[],
  index: QuickAddIndex,
  leading?: string,
): EntryReading | null {
  const [, digits = '', suffix = ''] = NUMBER.exec(first) ?? [];
  if (digits === '') return null;
  const suffixType = variantTypeOf(suffix);
  if (suffix.length > 1 && suffixType === null) return null;

  const exact = index.byNumber.get(numberKey(digits + suffix) ?? '') ?? [];
  const base = exact.length > 0 ? exact : (index.byNumber.get(numberKey(digits) ?? '') ?? []);
  const { type: typeWord, rest: after } = typeAtStart(rest) ??
    typeAtEnd(rest) ?? { type: null, rest };
  const counts = leading === undefined ? after : [leading, ...after];
  const namedType = typeWord ?? (exact.length > 0 ? null : suffixType);
  // A hyperspace printing's number with “foil” means the hyperspace foil.
  const type = namedType === 'FOIL' && base[0] ? foilOf(base[0].variant.variantType) : namedType;
  if (base.length === 0 || (exact.length === 0 && type === null)) {
    return refused({
      code: 'UNKNOWN_NUMBER',
      message: `No printing of ${index.place} has the number ${first}.`,
    });
  }
  const printings = type === null ? withOthers(base) : ofType(base, type);
  if (type !== null && printings.length === 0) {
    return refused(noSuchPrinting(base[0]?.card.name ?? '', type, index.place));
  }
  if (counts.length > 1) return refused(BAD_ORDER);
  const count = countOf(counts[0]);
  if (count === null) return refused(BAD_COUNT);
  const copies = printings.map((printing) => [{ ...printing, count }]);
  const second = leading === undefined ? secondCard(rest, index) : null;
  const [likeliest] = printings;
  if (second && likeliest) {
    const both = [
      { ...likeliest, count: 1 },
      { ...second, count: 1 },
    ];
    return { choices: [both, ...copies], problem: null, question: 'CARDS_OR_COPIES' };
  }
  return { choices: copies, problem: null, question: null };
}

/** The card that the number after a number may mean: a count is rarely above a dozen, and never begins with a zero. */
function secondCard(rest: readonly string[], index: QuickAddIndex): Printing | null {
  const [word = ''] = rest;
  if (rest.length !== 1 || !/^\d+$/.test(word)) return null;
  if (Number(word) <= MANY_COPIES && !word.startsWith('0')) return null;
  return index.byNumber.get(numberKey(word) ?? '')?.[0] ?? null;
}

/** Printings of a number, then the other printings of their cards. */
function withOthers(base: readonly Printing[]): Printing[] {
  const taken = new Set(base.map(({ variant }) => variant.id));
  const cards = new Set(base.map(({ card }) => card));
  const others = [...cards].flatMap((card) =>
    plainestFirst(card).flatMap((variant) => (taken.has(variant.id) ? [] : [{ card, variant }])),
  );
  return [...base, ...others];
}

const ofType = (base: readonly Printing[], type: VariantType): Printing[] =>
  [...new Set(base.map(({ card }) => card))].flatMap((card) =>
    card.cardVariants.flatMap((variant) =>
      variant.variantType === type ? [{ card, variant }] : [],
    ),
  );
