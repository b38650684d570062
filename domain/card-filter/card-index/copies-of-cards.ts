import type { Card, VariantType } from '@domain/card';
import type { CopyCount } from '../card-expression';
import type { PrintingFacts } from '../printing-facts';
import { memoized } from './orders';

/** How many copies of each card there are, by its place: of all its printings, or of those of one type. */
type CopiesOfCards = (of: CopyCount, printing: VariantType | null) => Int32Array;

/**
 * Sums up the copies of each card once for the same copies: while somebody types, each letter asks for them again.
 */
export function copiesOfCards(
  cards: readonly Card[],
): (copies: PrintingFacts['copies']) => CopiesOfCards {
  const made = new WeakMap<PrintingFacts['copies'], CopiesOfCards>();
  return (copies) => {
    const known = made.get(copies);
    if (known) return known;
    const ofType = memoized((of: CopyCount) =>
      memoized((printing: VariantType | null) =>
        Int32Array.from(cards, ({ cardVariants }) => {
          let sum = 0;
          for (const { id, variantType } of cardVariants) {
            if (printing === null || variantType === printing) sum += copies[id]?.[of] ?? 0;
          }
          return sum;
        }),
      ),
    );
    const sums: CopiesOfCards = (of, printing) => ofType(of)(printing);
    made.set(copies, sums);
    return sums;
  };
}
