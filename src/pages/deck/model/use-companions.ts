import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { DeckLine } from '@domain/deck';
import { type Deck, useDeckQuery } from '@/entities/deck';

/**
 * The cards of the decks that are played together with one; null until they are loaded. Those that are gone are left
 * out.
 */
export function useCompanions({ companions }: Deck): readonly (readonly DeckLine[])[] | null {
  const [one, other] = companions;
  const first = useDeckQuery(one ?? skipToken);
  const second = useDeckQuery(other ?? skipToken);
  const areLoading = [first, second].some(
    ({ currentData, isFetching }) => isFetching && currentData === undefined,
  );
  const [firstDeck, secondDeck] = [first.currentData, second.currentData];
  return useMemo(
    () =>
      areLoading ? null : [firstDeck, secondDeck].flatMap((deck) => (deck ? [deck.lines] : [])),
    [areLoading, firstDeck, secondDeck],
  );
}
