import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { ownedOf } from '@domain/collection';
import { useSetCollectionQuery } from '@/entities/collection';
import { useAuth } from '@/entities/session';

/** What a viewer has of each card, such as `2/3`, by the card's id; a card that they don't have is left out. */
export type OwnedMarks = ReadonlyMap<string, string>;

/**
 * The marks of the cards that the viewer has of a set (rules/cards#owned-mark); null for a visitor, and until they are
 * known.
 */
export function useOwnedMarks(
  cardSetCode: string,
  cards: readonly Card[] | null,
): OwnedMarks | null {
  const { user } = useAuth();
  const { currentData } = useSetCollectionQuery(
    user ? { cardSetCode, userHandle: null } : skipToken,
  );
  const counts = currentData?.counts;
  return useMemo(() => {
    if (!cards || !counts) return null;
    const owned = cards.map((card) => [card.id, ownedOf(card, counts)] as const);
    return new Map(
      owned.flatMap(([id, { copies, playset }]) =>
        copies > 0 ? [[id, `${copies}/${playset}`]] : [],
      ),
    );
  }, [cards, counts]);
}
