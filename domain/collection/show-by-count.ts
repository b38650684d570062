import type { Card } from '../card';
import { type CopiesCost, costOfCopies } from '../pricing';
import type { Missing } from './count';

/** Which of a set's cards a collection's page shows by their counts (rules/collection#filter-by-count). */
export const COLLECTION_FILTERS = ['all', 'own', 'missing', 'extra'] as const;
export type CollectionFilter = (typeof COLLECTION_FILTERS)[number];
export const DEFAULT_COLLECTION_FILTER: CollectionFilter = 'all';

/** The filter that a viewer's link asks for: only the owner sees what is missing (rules/collection#who-sees-what). */
export const filterFor = (show: CollectionFilter, isOwner: boolean): CollectionFilter =>
  show === 'missing' && !isOwner ? DEFAULT_COLLECTION_FILTER : show;

/** The facts that decide whether a printing is shown. */
export interface ShownCount {
  inventory: number;
  extraCount: number;
  /** Null for everyone but the owner. */
  missing: Missing | null;
}

/** Counts by the printing's id; a printing without one has none. */
export type ShownCounts = Readonly<Record<string, ShownCount>>;

interface Shown {
  show: CollectionFilter;
  /** The printings that the viewer wants, one of which the owner must have; null for all cards. */
  wanted: ReadonlySet<string> | null;
}

/** How many copies of a printing count towards showing its card. */
const COPIES: Record<Exclude<CollectionFilter, 'all'>, (count: ShownCount) => number> = {
  own: ({ inventory }) => inventory,
  missing: ({ missing }) => missing?.count ?? 0,
  extra: ({ extraCount }) => extraCount,
};

/**
 * The cards that a collection's page shows by their counts: all, those with a copy of some printing, those of which the
 * owner misses some printing, or those with more than a playset of some printing (rules/collection#filter-by-count).
 * Returns the same list if every card is shown.
 */
export function showByCount(
  cards: readonly Card[],
  counts: ShownCounts,
  { show, wanted }: Shown,
): readonly Card[] {
  if (show === 'all' && wanted === null) return cards;
  const isCounted = (id: string, by: keyof typeof COPIES) => {
    const count = counts[id];
    return count !== undefined && COPIES[by](count) > 0;
  };
  return cards.filter(({ cardVariants }) => {
    if (wanted && !cardVariants.some(({ id }) => wanted.has(id) && isCounted(id, 'own'))) {
      return false;
    }
    if (show === 'all') return true;
    return cardVariants.some(({ id }) => isCounted(id, show));
  });
}

/** What is missing of some cards, and what it costs. */
export type MissingCost = CopiesCost;

/** What it costs to get all missing copies of some cards (rules/collection#filter-by-count). */
export const missingCost = (cards: readonly Card[], counts: ShownCounts): MissingCost =>
  costOfCopies(
    cards.flatMap(({ cardVariants }) =>
      cardVariants.map((printing) => ({
        printing,
        copies: counts[printing.id]?.missing?.count ?? 0,
      })),
    ),
  );
