import type { Card, VariantType } from '@domain/card';
import { groupedBy } from '@domain/grouped';
import { isOneOf, type Want } from '@domain/want-list';
import type { CopyCount } from '../card-expression';
import type { PrintingFacts } from '../printing-facts';
import { memoized, memoizedWeakly } from './orders';

/** How many copies of each card there are, by its place: of all its printings, or of those of one type. */
type CopiesOfCards = (of: CopyCount, printing: VariantType | null) => Int32Array;

/**
 * Sums up the copies of each card once for the same copies: while somebody types, each letter asks for them again.
 */
export function copiesOfCards(
  cards: readonly Card[],
): (facts: Pick<PrintingFacts, 'copies' | 'wants'>) => CopiesOfCards {
  const ofCopies = memoizedWeakly((copies: PrintingFacts['copies']) =>
    memoized((of: Exclude<CopyCount, 'wanted'>) =>
      memoized((printing: VariantType | null) =>
        Int32Array.from(cards, ({ cardVariants }) => {
          let sum = 0;
          for (const { id, variantType } of cardVariants) {
            if (printing === null || variantType === printing) sum += copies[id]?.[of] ?? 0;
          }
          return sum;
        }),
      ),
    ),
  );
  const ofWants = memoizedWeakly((wants: PrintingFacts['wants']) => {
    const byCard = groupedBy(wants, ({ cardId }) => cardId);
    return memoized((printing: VariantType | null) =>
      Int32Array.from(cards, (card) => wantedOf(card, byCard.get(card.id) ?? [], printing)),
    );
  });
  return ({ copies, wants }) =>
    (of, printing) =>
      of === 'wanted' ? ofWants(wants)(printing) : ofCopies(copies)(of)(printing);
}

/** How many copies wants of a card ask for, or those for which a printing of one type would do. */
function wantedOf(
  { id: cardId, cardVariants }: Card,
  wants: readonly Want[],
  of: VariantType | null,
) {
  let sum = 0;
  for (const want of wants) {
    const isAsked = cardVariants.some(
      ({ id, variantType }) =>
        (of === null || variantType === of) &&
        isOneOf(want, { variantId: id, cardId, variantType }),
    );
    if (isAsked) sum += want.quantity;
  }
  return sum;
}
