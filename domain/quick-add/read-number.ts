import { formatNumber } from '@domain/number-text';
import { numberKey, VARIANT_TYPE_NAMES, type VariantType } from '../card';
import { MAX_INVENTORY } from '../collection';
import { findByNumber, type CardPrinting, typeAtEnd, typeAtStart } from '../find-cards';
import { MANY_COPIES } from './limits';
import type { QuickAddIndex } from './quick-add-index';
import {
  BAD_ORDER,
  countOf,
  type BesideName,
  type EntryReading,
  type QuickAddProblem,
  refused,
} from './reading';

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

/**
 * Reads words that begin with a number: `059 3`, `59f 2`, `59 hsf`, `5 foil`. If several printings share a number,
 * the plainest comes first; the card's other printings follow.
 *
 * @returns null for words that begin with anything else
 */
export function readNumberWords(
  [first = '', ...rest]: readonly string[],
  { numbers, place }: QuickAddIndex,
  beside: BesideName,
): EntryReading | null {
  const named = beside.type === null ? (typeAtStart(rest) ?? typeAtEnd(rest)) : null;
  const found = findByNumber(numbers, first, named?.type ?? beside.type);
  if (found === null) return null;
  const { bearers, type, printings } = found;
  const [bearer] = bearers;
  if (!bearer) {
    return refused({
      code: 'UNKNOWN_NUMBER',
      message: `No printing of ${place} has the number ${first}.`,
    });
  }
  const [likeliest] = printings;
  if (!likeliest) return refused(noSuchPrinting(bearer.card.name, type ?? 'STANDARD', place));
  const counts = [...beside.counts, ...(named?.rest ?? rest)];
  if (counts.length > 1) return refused(BAD_ORDER);
  const count = countOf(counts[0]);
  if (count === null) return refused(BAD_COUNT);
  const copies = printings.map((row) => [{ ...row, count }]);
  const isAlone = beside.counts.length === 0 && beside.type === null;
  const second = isAlone ? secondCard(rest, numbers) : undefined;
  if (second) {
    const both = [
      { ...likeliest, count: 1 },
      { ...second, count: 1 },
    ];
    return { choices: [both, ...copies], problem: null, question: 'CARDS_OR_COPIES' };
  }
  return { choices: copies, problem: null, question: null };
}

/** The card that the number after a number may mean: a count is rarely above a dozen, and never begins with a zero. */
function secondCard(
  rest: readonly string[],
  numbers: QuickAddIndex['numbers'],
): CardPrinting | undefined {
  const [word = ''] = rest;
  if (rest.length !== 1 || !/^\d+$/.test(word)) return undefined;
  if (Number(word) <= MANY_COPIES && !word.startsWith('0')) return undefined;
  return numbers.get(numberKey(word) ?? '')?.[0];
}
