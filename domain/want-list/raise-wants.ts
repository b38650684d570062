import type { CardPrinting } from '../find-cards';
import { groupedBy } from '../grouped';
import { MAX_WANTED } from '../trade-list';
import type { CopiesOf, Want } from './fill-wants';
import { isOneOf, type WantedPrinting, type WantTerms } from './would-do';

/** Those of some copies that would do for a want instead of its own printing. */
const othersThatDo = (want: WantedPrinting, copies: readonly CopiesOf[]): CopiesOf[] =>
  copies.filter((copy) => copy.variantId !== want.variantId && isOneOf(want, copy));

const sumOf = (copies: readonly CopiesOf[]): number =>
  copies.reduce((sum, each) => sum + each.copies, 0);

/** How many copies of other printings would do for a want (rules/trade-lists#no-longer-missing). */
export const copiesInstead = (want: WantedPrinting, copies: readonly CopiesOf[]): number =>
  sumOf(othersThatDo(want, copies));

interface Raising {
  /** What new wants mean. */
  newWants: WantTerms;
  /** All printings of the cards with the copies that are there already; none if those don't matter. */
  owned?: readonly CopiesOf[];
}

/**
 * How many copies a want list is to name of printings, so that `copies` of each are wanted, beside those of others that
 * would do and are wanted or there already: never fewer than now, nor more than a list holds. One printing after the
 * other, since a new want may do for the next (rules/trade-lists#filling).
 *
 * @returns the printings of which it has to name more
 */
export function raisedWants(
  wants: readonly Want[],
  lacked: readonly CopiesOf[],
  { newWants, owned = [] }: Raising,
): ReadonlyMap<string, number> {
  const wantsOf = groupedBy(wants, ({ cardId }) => cardId);
  const ownedOf = groupedBy(owned, ({ cardId }) => cardId);
  const raised = new Map<string, number>();
  for (const { copies, ...printing } of lacked) {
    const { variantId, cardId } = printing;
    const known = wantsOf.get(cardId) ?? [];
    const named = known.find((want) => want.variantId === variantId);
    const want = { ...newWants, quantity: 0, ...named, variantId, cardId };
    const others = othersThatDo(want, ownedOf.get(cardId) ?? []);
    const wanted = known.filter(
      (each) =>
        isOneOf(each, printing) || others.some((other) => other.variantId === each.variantId),
    );
    const coming = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
    const lacking = copies - sumOf(others) - coming;
    const quantity = Math.min(want.quantity + lacking, MAX_WANTED);
    if (quantity <= want.quantity) continue;
    wantsOf.set(cardId, [...known.filter((each) => each !== named), { ...want, quantity }]);
    raised.set(variantId, quantity);
  }
  return raised;
}

/** What a collection counts of a printing. */
interface Count {
  inventory: number;
  /** Null if the viewer may not know. */
  missing: { count: number } | null;
}

interface MissingOf {
  counts: Readonly<Record<string, Count>>;
  wants: readonly Want[];
  newWants: WantTerms;
  /** How many copies of a printing are to be wanted; all that are missing if it is left out. */
  copiesOf?: (count: Count) => number;
}

const missingCopies = ({ missing }: Count): number => missing?.count ?? 0;

/**
 * How many copies a want list is to name of some printings, so that it has what a collection lacks of them
 * (rules/trade-lists#filling).
 *
 * @returns the printings of which it has to name more
 */
export function wantsOfMissing(
  rows: readonly CardPrinting[],
  { counts, wants, newWants, copiesOf = missingCopies }: MissingOf,
): ReadonlyMap<string, number> {
  const lacked = rows.flatMap(({ card, printing: { id, variantType } }): CopiesOf[] => {
    const count = counts[id];
    const copies = count ? copiesOf(count) : 0;
    return copies > 0 ? [{ variantId: id, cardId: card.id, variantType, copies }] : [];
  });
  const owned = [...new Set(rows.map(({ card }) => card))].flatMap((card) =>
    card.cardVariants.map(({ id, variantType }): CopiesOf => ({
      variantId: id,
      cardId: card.id,
      variantType,
      copies: counts[id]?.inventory ?? 0,
    })),
  );
  return raisedWants(wants, lacked, { newWants, owned });
}
