import type { Card } from '@domain/card';
import {
  COLLECTION_KINDS,
  printingOfKind,
  progressOf,
  type Progress,
  type ProgressCount,
} from '@domain/collection';
import type { SetCollection } from '@/entities/collection';

export interface Summary {
  /** Kinds that aren't collected are left out (rules/collection#progress). */
  progress: Progress[];
  /** Cards of which there is a copy of some printing. */
  ownedCards: number;
  /** Of all printings. */
  copies: number;
}

/** How far the owner's collection of a set is. */
export function summaryOf(cards: readonly Card[], counts: SetCollection['counts']): Summary {
  const inventoryOf = (id: string) => counts[id]?.inventory ?? 0;
  const ids = cards.map(({ cardVariants }) => cardVariants.map(({ id }) => id));
  return {
    progress: progressOf(cards.flatMap((card) => progressCounts(card, counts))),
    ownedCards: ids.filter((printings) => printings.some((id) => inventoryOf(id) > 0)).length,
    copies: ids.flat().reduce((sum, id) => sum + inventoryOf(id), 0),
  };
}

const progressCounts = (card: Card, counts: SetCollection['counts']): ProgressCount[] =>
  COLLECTION_KINDS.flatMap((kind) => {
    const count = counts[printingOfKind(card, kind)?.id ?? ''];
    if (!count?.missing) return [];
    return [{ kind, target: count.target ?? 0, missing: count.missing.count }];
  });
