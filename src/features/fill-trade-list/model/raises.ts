import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { comparePrintings, type Printing } from '@domain/printing';
import { withExtras } from '@domain/sale-list';
import type { TradeListKind } from '@domain/trade-list';
import { withMissing } from '@domain/want-list';
import type { PrintingCount } from '@/entities/collection';

/** A printing of which a list is to hold more copies than it does. */
export interface Raise extends Printing {
  from: number;
  to: number;
}

interface Given {
  /** Those that are shown, which are all that is looked at. */
  cards: readonly Card[];
  /** What the collection says, and what the list holds already; by the printing's id. */
  counts: Readonly<Record<string, PrintingCount>>;
  listed: Readonly<Record<string, number>>;
}

/** What a list lacks by what the collection says: all that is missing, or all that can be spared; by card number. */
export const raisesOf = (kind: TradeListKind, { cards, counts, listed }: Given): Raise[] =>
  cards
    .flatMap((card) =>
      card.cardVariants.map((variant) => {
        const from = listed[variant.id] ?? 0;
        return { card, variant, from, to: suggestedQuantity(kind, from, counts[variant.id]) };
      }),
    )
    .filter(({ from, to }) => to > from)
    .sort(comparePrintings('CARD_NUMBER'));

/** How many copies of a printing speak for being on a list: those that are missing, or those that can be spared. */
export const copiesFor = (kind: TradeListKind, count: PrintingCount | undefined): number =>
  (kind === 'WANT_LIST' ? count?.missing?.count : count?.extraCount) ?? 0;

/**
 * How many copies of a printing a list would hold if it went by the collection; never fewer than it holds.
 *
 * @param listed how many it holds now
 */
export const suggestedQuantity = (
  kind: TradeListKind,
  listed: number,
  count: PrintingCount | undefined,
): number => (kind === 'WANT_LIST' ? withMissing : withExtras)(listed, copiesFor(kind, count));

interface Listed {
  items: Readonly<Record<string, { quantity: number }>>;
}

/** A list's quantities by the printing's id; none where there is no list, null while it is on its way. */
export function useQuantities(list: Listed | null | undefined) {
  return useMemo(() => {
    if (list === undefined) return null;
    const items = Object.entries(list?.items ?? {});
    return Object.fromEntries(items.map(([id, { quantity }]) => [id, quantity]));
  }, [list]);
}
