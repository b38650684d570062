import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { ownedOf } from '@domain/collection';
import { selectSession } from '@/entities/session/@x/collection';
import { useAnswers } from '@/shared/lib/use-answers';
import { useAppSelector } from '@/shared/store';
import { collectionApi } from '../api/collection-api';

/** What a viewer has of each card, such as `2/3`, by the card's id; a card that they don't have is left out. */
export type OwnedMarks = ReadonlyMap<string, string>;

const { setCollection } = collectionApi.endpoints;

/**
 * The marks of the cards that the viewer has (rules/cards#owned-mark); null for a visitor, and until they are known.
 *
 * @param cardSetCodes the sets of the cards, in upper case
 */
export function useOwnedMarks(
  cardSetCodes: readonly string[],
  cards: readonly Card[] | null,
): OwnedMarks | null {
  const { user } = useAppSelector(selectSession);
  const asked = user ? cardSetCodes : [];
  const { answers } = useAnswers(
    setCollection,
    asked.map((cardSetCode) => ({ cardSetCode, userHandle: null })),
  );
  return useMemo(() => {
    if (!cards || !answers?.length) return null;
    const counts = Object.assign({}, ...answers.map((answer) => answer.counts));
    const owned = cards.map((card) => [card.id, ownedOf(card, counts)] as const);
    return new Map(
      owned.flatMap(([id, { copies, playset }]) =>
        copies > 0 ? [[id, `${copies}/${playset}`]] : [],
      ),
    );
  }, [cards, answers]);
}
