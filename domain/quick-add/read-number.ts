import { formatNumber } from '@domain/number-text';
import { VARIANT_TYPE_NAMES, type VariantType, numberKey } from '../card';
import { MAX_INVENTORY } from '../collection';
import { readCount, variantTypeOf } from './reading';
import type { QuickAddError, QuickAddReading } from './reading';
import { plainestFirst, type Printing, type QuickAddIndex } from './quick-add-index';

/** A printing's number, or a number with the short code of another printing of its card: `59`, `059F`, `59hsf`. */
const NUMBER = /^(\d+)([a-z]{0,3})$/i;

export const BAD_COUNT: QuickAddError = {
  code: 'BAD_COUNT',
  message: `Enter a count from 1 to ${formatNumber(MAX_INVENTORY)}.`,
};

const BAD_ORDER: QuickAddError = {
  code: 'BAD_ORDER',
  message: 'After the number comes a count, as in “059 3”.',
};

export const noSuchPrinting = (name: string, type: VariantType): QuickAddError => ({
  code: 'NO_SUCH_PRINTING',
  message: `${name} has no ${VARIANT_TYPE_NAMES[type]} printing in this set.`,
});

const refused = (error: QuickAddError): QuickAddReading => ({ choices: [], error });

/**
 * Reads a line that begins with a number: `059 3`, `59f 2`, `59 hsf`. If several printings share a number, the plainest
 * comes first; the card's other printings follow.
 *
 * @returns null for a line that begins with anything else
 */
export function readNumberLine(
  [first = '', ...rest]: readonly string[],
  index: QuickAddIndex,
): QuickAddReading | null {
  const [, digits = '', suffix = ''] = NUMBER.exec(first) ?? [];
  if (digits === '') return null;
  const suffixType = variantTypeOf(suffix);
  if (suffix.length > 1 && suffixType === null) return null;

  const exact = index.byNumber.get(numberKey(first) ?? '') ?? [];
  const base = exact.length > 0 ? exact : (index.byNumber.get(numberKey(digits) ?? '') ?? []);
  const codeWord = variantTypeOf(rest[0]);
  const counts = codeWord === null ? rest : rest.slice(1);
  const type = codeWord ?? (exact.length > 0 ? null : suffixType);
  if (base.length === 0 || (exact.length === 0 && type === null)) {
    return refused({
      code: 'UNKNOWN_NUMBER',
      message: `No printing of this set has the number ${first}.`,
    });
  }
  const printings = type === null ? withOthers(base) : ofType(base, type);
  if (type !== null && printings.length === 0) {
    return refused(noSuchPrinting(base[0]?.card.name ?? '', type));
  }
  if (counts.length > 1) return refused(BAD_ORDER);
  const count = readCount(counts[0]);
  if (count === null) return refused(BAD_COUNT);
  return { choices: printings.map((printing) => ({ ...printing, count })), error: null };
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
