import { useMemo } from 'react';
import type { CardPrinting } from '@domain/find-cards';
import { comparePrintings } from '@domain/printing';
import { type TradeListKind, raisedTo } from '@domain/trade-list';
import { wantsOfMissing } from '@domain/want-list';
import type { PrintingCount } from '@/entities/collection';
import type { OwnWants } from '@/entities/trade-list';

/** A printing of which a list is to hold more copies than now. */
export interface Raise extends CardPrinting {
  from: number;
  to: number;
  /** Both with what the want means, if that changes. */
  words?: { from: string; to: string } | undefined;
}

/** How many copies a list holds, by the printing's id. */
export type Quantities = Readonly<Record<string, number>>;

/** All missing copies, or one of each printing that the collection lacks. */
export type Extent = 'playsets' | 'each';

interface Given {
  /** Printings of the shown cards; others aren't considered. */
  rows: readonly CardPrinting[];
  /** The collection's counts, and the list's quantities; both by the printing's id. */
  counts: Readonly<Record<string, PrintingCount>>;
  listed: Quantities;
  /** The viewer's wants; null for a sale list. */
  own: OwnWants | null;
  extent?: Extent;
}

/** One copy of what the collection lacks altogether. */
const oneWhereNone = (count: { inventory: number; missing: { count: number } | null }) =>
  count.inventory === 0 ? Math.min(1, count.missing?.count ?? 0) : 0;

/**
 * How many copies a list is to hold according to the collection: of everything that is missing, by what would do, or of
 * everything that can be spared.
 *
 * @returns the printings of which it would hold more than now
 */
export function suggestedQuantities(
  kind: TradeListKind,
  { rows, counts, listed, own, extent = 'playsets' }: Given,
): ReadonlyMap<string, number> {
  if (kind === 'WANT_LIST')
    return own
      ? wantsOfMissing(rows, {
          ...own,
          counts,
          ...(extent === 'each' && { copiesOf: oneWhereNone }),
        })
      : new Map<string, number>();
  return new Map(
    rows.flatMap(({ printing: { id } }) => {
      const from = listed[id] ?? 0;
      const to = raisedTo(kind, from, copiesFor(kind, counts[id]));
      return to > from ? [[id, to] as const] : [];
    }),
  );
}

/** What a list lacks according to the collection, by card number. */
export function raisesOf(kind: TradeListKind, given: Given): Raise[] {
  const rows = given.rows.toSorted(comparePrintings('CARD_NUMBER'));
  const quantities = suggestedQuantities(kind, { ...given, rows });
  return rows.flatMap((row) => {
    const { id } = row.printing;
    const to = quantities.get(id);
    return to === undefined ? [] : [{ ...row, from: given.listed[id] ?? 0, to }];
  });
}

/** How many copies of a printing belong on a list: those that are missing, or those that can be spared. */
export const copiesFor = (kind: TradeListKind, count: PrintingCount | undefined): number =>
  (kind === 'WANT_LIST' ? count?.missing?.count : count?.extraCount) ?? 0;

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
