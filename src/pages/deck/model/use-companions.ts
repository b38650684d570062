import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { DeckLine } from '@domain/deck';
import { type Deck, useDeckQuery } from '@/entities/deck';

/** The cards of the decks that are played together with one; those that are gone are left out. */
export function useCompanions({ companions }: Deck): readonly (readonly DeckLine[])[] {
  const [one, other] = companions;
  const first = useDeckQuery(one ?? skipToken).currentData;
  const second = useDeckQuery(other ?? skipToken).currentData;
  return useMemo(
    () => [first, second].flatMap((deck) => (deck ? [deck.lines] : [])),
    [first, second],
  );
}
