import { useMemo } from 'react';
import type { Card } from '@domain/card';
import type { CardPrinting } from '@domain/find-cards';
import { comparePrintings } from '@domain/printing';
import { type TradeListKind, raisedTo } from '@domain/trade-list';
import type { PrintingCount } from '@/entities/collection';

/** A printing of which a list is to hold more copies than now. */
export interface Raise extends CardPrinting {
  from: number;
  to: number;
  /** Both with what the want means, if that changes. */
  words?: { from: string; to: string } | undefined;
}

/** How many copies a list holds, by the printing's id. */
export type Quantities = Readonly<Record<string, number>>;

interface Given {
  /** The shown cards; others aren't considered. */
  cards: readonly Card[];
  /** The collection's counts, and the list's quantities; both by the printing's id. */
  counts: Readonly<Record<string, PrintingCount>>;
  listed: Quantities;
}

/**
 * What a list lacks according to the collection: everything that is missing, or everything that can be spared; by card
 * number.
 */
export const raisesOf = (kind: TradeListKind, { cards, counts, listed }: Given): Raise[] =>
  cards
    .flatMap((card) =>
      card.cardVariants.map((printing) => {
        const from = listed[printing.id] ?? 0;
        return { card, printing, from, to: suggestedQuantity(kind, from, counts[printing.id]) };
      }),
    )
    .filter(({ from, to }) => to > from)
    .sort(comparePrintings('CARD_NUMBER'));

/** All missing copies, or one of each printing that the collection lacks. */
export type Extent = 'playsets' | 'each';

/** Raises to one copy of each printing that is neither in the collection nor on the list. */
export const oneOfEach = (
  raises: readonly Raise[],
  counts: Readonly<Record<string, PrintingCount>>,
): Raise[] =>
  raises.flatMap((raise) =>
    raise.from === 0 && (counts[raise.printing.id]?.inventory ?? 0) === 0
      ? [{ ...raise, to: 1 }]
      : [],
  );

/** How many copies of a printing belong on a list: those that are missing, or those that can be spared. */
export const copiesFor = (kind: TradeListKind, count: PrintingCount | undefined): number =>
  (kind === 'WANT_LIST' ? count?.missing?.count : count?.extraCount) ?? 0;

/**
 * How many copies of a printing a list would hold according to the collection; never fewer than it holds.
 *
 * @param listed how many it holds now
 */
export const suggestedQuantity = (
  kind: TradeListKind,
  listed: number,
  count: PrintingCount | undefined,
): number => raisedTo(kind, listed, copiesFor(kind, count));

interface Listed {
  items: Readonly<Record<string, { quantity: number }>>;
}

/** A list's quantities by the printing's id; empty without a list, null while it loads. */
export function useQuantities(list: Listed | null | undefined) {
  return useMemo(() => {
    if (list === undefined) return null;
    const items = Object.entries(list?.items ?? {});
    return Object.fromEntries(items.map(([id, { quantity }]) => [id, quantity]));
  }, [list]);
}
