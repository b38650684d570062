import type { Card } from '../card';

/** Which of a set's cards a collection's page shows by their counts (rules/collection#filter-by-count). */
export const COLLECTION_FILTERS = ['all', 'own', 'extra'] as const;
export type CollectionFilter = (typeof COLLECTION_FILTERS)[number];
export const DEFAULT_COLLECTION_FILTER: CollectionFilter = 'all';

/** The facts that decide whether a printing is shown. */
export interface ShownCount {
  inventory: number;
  extraCount: number;
}

/** Counts by the printing's id; a printing without one has none. */
export type ShownCounts = Readonly<Record<string, ShownCount>>;

interface Shown {
  show: CollectionFilter;
  /** The printings that the viewer wants, one of which the owner must have; null for all cards. */
  wanted: ReadonlySet<string> | null;
}

/**
 * The cards that a collection's page shows by their counts: all, those with a copy of some printing, or those of which
 * some printing is more than a playset (rules/collection#filter-by-count). Returns the same list if every card is
 * shown.
 */
export function showByCount(
  cards: readonly Card[],
  counts: ShownCounts,
  { show, wanted }: Shown,
): readonly Card[] {
  if (show === 'all' && wanted === null) return cards;
  const isCounted = (id: string, by: keyof ShownCount) => (counts[id]?.[by] ?? 0) > 0;
  return cards.filter(({ cardVariants }) => {
    if (wanted && !cardVariants.some(({ id }) => wanted.has(id) && isCounted(id, 'inventory'))) {
      return false;
    }
    if (show === 'all') return true;
    const by = show === 'own' ? 'inventory' : 'extraCount';
    return cardVariants.some(({ id }) => isCounted(id, by));
  });
}
