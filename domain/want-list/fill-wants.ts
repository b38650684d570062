import { type Copy, isOneOf, type PrintingOfCard, type WantedPrinting, wouldDo } from './would-do';

/** A wanted printing and how many copies are wanted. */
export type Want = WantedPrinting & { quantity: number };

/** Copies of a printing that somebody sells. */
type Copies = Copy & { available: number };

/** The wanted printing before others, then the cheapest, prices that aren't known last. */
const bestFor =
  ({ variantId }: Want) =>
  (one: Copies, other: Copies): number =>
    Number(one.variantId !== variantId) - Number(other.variantId !== variantId) ||
    (one.askedCents ?? Infinity) - (other.askedCents ?? Infinity) ||
    (one.variantId < other.variantId ? -1 : 1);

/** What one want takes of what is for sale. */
function taken(want: Want, forSale: readonly Copies[]) {
  let open = want.quantity;
  return forSale
    .filter((copies) => wouldDo(want, copies))
    .toSorted(bestFor(want))
    .flatMap(({ variantId, available }) => {
      const copies = Math.min(available, open);
      open -= copies;
      return copies > 0 ? [{ variantId, copies }] : [];
    });
}

/**
 * The copies for sale that wants ask for, by printing: three copies of two printings fill a want of three. Never more
 * than are wanted or available; where several wants take the same copies, there may be fewer than a shrewder choice
 * would give (rules/trading-hub#matches).
 */
export function fillWants(
  wants: readonly Want[],
  forSale: readonly Copies[],
): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const { variantId, copies } of wants.flatMap((want) => taken(want, forSale))) {
    asked.set(variantId, (asked.get(variantId) ?? 0) + copies);
  }
  return new Map(
    forSale.flatMap(({ variantId, available }) => {
      const copies = Math.min(available, asked.get(variantId) ?? 0);
      return copies > 0 ? [[variantId, copies] as const] : [];
    }),
  );
}

/** Copies of a printing, whatever they cost. */
export type CopiesOf = PrintingOfCard & { copies: number };

/**
 * How many copies of a printing wants have room for beside others that somebody gets, whatever they cost: each copy fills
 * one want, and others move to another one that they fill if that makes room (rules/offers#available).
 */
export function roomFor(
  wants: readonly Want[],
  printing: PrintingOfCard,
  beside: readonly CopiesOf[],
): number {
  const isOfCard = ({ cardId }: { cardId: string }) => cardId === printing.cardId;
  const filled = new Map(wants.filter(isOfCard).map((want) => [want, [] as PrintingOfCard[]]));
  const fits = (copy: PrintingOfCard, asked = new Set<Want>()): boolean => {
    for (const [want, copies] of filled) {
      if (asked.has(want) || !isOneOf(want, copy)) continue;
      asked.add(want);
      const at =
        copies.length < want.quantity
          ? copies.length
          : copies.findIndex((other) => fits(other, asked));
      if (at === -1) continue;
      copies[at] = copy;
      return true;
    }
    return false;
  };
  const filledBy = (copy: PrintingOfCard, most: number): number => {
    let copies = 0;
    while (copies < most && fits(copy)) copies++;
    return copies;
  };
  for (const other of beside.filter(isOfCard)) filledBy(other, other.copies);
  return filledBy(printing, Infinity);
}

/** How many copies of a printing wants ask for together, whatever it costs. */
export const wantedCopies = (wants: readonly Want[], printing: PrintingOfCard): number =>
  wants.reduce((sum, want) => sum + (isOneOf(want, printing) ? want.quantity : 0), 0);

/**
 * What is left of wants, by the wanted printing, once their owner got copies: each comes off the want that names its
 * printing first, and what that leaves off others for which it will do (rules/offers#exchange).
 */
export function takeFromWants(
  wants: readonly Want[],
  got: readonly CopiesOf[],
): ReadonlyMap<string, number> {
  const open = new Map(wants.map(({ variantId, quantity }) => [variantId, quantity]));
  const rest = got.map((each) => ({ ...each }));
  const take = (isMeant: (want: Want, printing: PrintingOfCard) => boolean) => {
    for (const each of rest) {
      for (const want of wants) {
        if (!isMeant(want, each)) continue;
        const copies = Math.min(open.get(want.variantId) ?? 0, each.copies);
        open.set(want.variantId, (open.get(want.variantId) ?? 0) - copies);
        each.copies -= copies;
      }
    }
  };
  take((want, { variantId }) => want.variantId === variantId);
  take(isOneOf);
  return open;
}
