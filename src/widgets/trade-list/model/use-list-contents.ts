import { useMemo } from 'react';
import type { Card } from '@domain/card';
import type { SetGroup } from '@domain/printing';
import { useListedPrintings, type Listed, type ListedPrinting } from '@/entities/card';
import { useShownPrintings } from '@/features/filter-cards';
import { useCardSets } from '@/entities/card-set';
import type { ApiError } from '@/shared/api';

export interface ListContents<Item extends Listed> {
  /** The cards on the list, each once; null until they were loaded once. */
  cards: readonly Card[] | null;
  /** The printings that filter and switch let through, by set. */
  groups: readonly SetGroup<ListedPrinting<Item>>[];
  /** How many cards those are. */
  shownCards: number;
  error: ApiError | null;
  retry: () => void;
}

const NONE: readonly never[] = [];

/**
 * A list's cards and what is to be shown of them.
 *
 * @param matches what the viewer's switch leaves; null where there is no switch
 */
export function useListContents<Item extends Listed>(
  items: Readonly<Record<string, Item>>,
  matches: ReadonlySet<string> | null,
): ListContents<Item> {
  const { cardSets } = useCardSets();
  const listed = useListedPrintings(items);
  const { groups } = useShownPrintings({
    rows: listed.rows ?? NONE,
    cards: listed.cards,
    cardSets: cardSets ?? NONE,
    matches,
  });
  const shownCards = useMemo(
    () => new Set(groups.flatMap(({ printings }) => printings.map(({ card }) => card.id))).size,
    [groups],
  );
  return {
    cards: listed.rows && cardSets ? listed.cards : null,
    groups,
    shownCards,
    error: listed.error,
    retry: listed.retry,
  };
}
