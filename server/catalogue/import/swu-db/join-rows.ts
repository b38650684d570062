import { numbersOf } from '@domain/card';
import type { Printing } from './printing';

/** `011`, `11` and, of another printing, `11f` and `011F` are the same number; `9` comes before `011`. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' });

/** Whether a printing is listed under a number already. */
export const bears = (printing: Printing, number: string): boolean =>
  numbersOf(printing).some((each) => compare(each, number) === 0);

/**
 * One printing of two rows that differ in their number, whichever comes first in the file. The row with the lowest
 * number says what it is; a price or a picture that it lacks is the other's.
 */
export function joinRows(one: Printing, other: Printing): Printing {
  const [main, further] = compare(one.number, other.number) <= 0 ? [one, other] : [other, one];
  const [number = main.number, ...otherNumbers] = [...numbersOf(one), ...numbersOf(other)].sort(
    compare,
  );
  return {
    ...main,
    number,
    otherNumbers,
    priceCents: main.priceCents ?? further.priceCents,
    foilPriceCents: main.foilPriceCents ?? further.foilPriceCents,
    frontUrl: main.frontUrl ?? further.frontUrl,
    backUrl: main.backUrl ?? further.backUrl,
  };
}
