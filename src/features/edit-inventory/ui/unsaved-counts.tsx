import type { Card } from '@domain/card';

interface UnsavedCountsProps {
  /** The cards of which printings may be counted here. */
  cards: readonly Card[];
}

/** What became of counts that aren't saved: kept, refused, or changed elsewhere; with what can be done about it. */
export const UnsavedCounts = (_props: UnsavedCountsProps) => null;
