import type { Card, Printing } from './card';
import { VARIANT_TYPE_NAMES } from './variant-type';

/** All numbers under which a printing is listed, its own first: starter sets list one printing under several. */
export const numbersOf = ({
  number,
  otherNumbers,
}: {
  number: string;
  otherNumbers: readonly string[];
}): readonly string[] => [number, ...otherNumbers];

const PRINTED_NUMBER = /^0*(\d{1,5})([a-z]?)$/i;

/**
 * The key by which printing numbers are compared, without padding and in one case: `059f`, `59F` and `59f` are the same
 * (rules/collection-files#rows).
 *
 * @returns such as `59` or `59F`; null if it can't be a printing's number
 */
export function numberKey(text: string): string | null {
  const [, digits, suffix = ''] = PRINTED_NUMBER.exec(text.trim()) ?? [];
  return digits === undefined ? null : `${digits}${suffix.toUpperCase()}`;
}

/** A printing's number without a suffix, as an integer: `059F` → 59; null if it can't be one. */
export function numberValue(text: string): number | null {
  const [, digits] = PRINTED_NUMBER.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

type NumberedCard = Pick<Card, 'standardCardNumber' | 'standardFullCardNumber'>;
type NumberedPrinting = Pick<Printing, 'number' | 'otherNumbers' | 'variantType'>;

/**
 * What kind of printing it is, with its own numbers if they aren't the card's: `Hyperspace 331`, but `Standard`
 * (rules/cards#printing-number).
 */
export function printingName({ standardCardNumber }: NumberedCard, printing: NumberedPrinting) {
  const own =
    standardCardNumber === null
      ? []
      : numbersOf(printing).filter((number) => numberKey(number) !== String(standardCardNumber));
  return [VARIANT_TYPE_NAMES[printing.variantType], own.join(', ')].join(' ').trimEnd();
}

/**
 * A card's set and number, as every page but an offer's shows them: `SHD 063` (rules/cards#printing-number). A card without a
 * standard printing has the printing's own number, after the set's code if it is given.
 */
export const setAndNumber = (
  { standardFullCardNumber }: Pick<Card, 'standardFullCardNumber'>,
  printing?: Pick<Printing, 'number'>,
  setCode = '',
): string =>
  standardFullCardNumber?.replace('_', ' ') ?? `${setCode} ${printing?.number ?? ''}`.trim();

/** Which printing of which card: `SHD 063 · Hyperspace 331` (rules/cards#printing-number). */
export const printingNumberText = (card: NumberedCard, printing: NumberedPrinting): string =>
  `${setAndNumber(card, printing)} · ${printingName(card, printing)}`;
