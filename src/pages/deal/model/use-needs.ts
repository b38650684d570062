import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Need } from '@domain/deal';
import { useNamedCards } from '@/entities/card';
import { needsOfDeck, needsOfWants, restOf, useDealQuery } from '@/entities/deal';
import { useDeckNeedsQuery } from '@/entities/deck';
import { useListCommitments } from '@/entities/offer';
import { useWantListQuery } from '@/entities/trade-list';

/** What a deal is to be found for: the rest of an earlier one, a deck, or else the want list or some printings on it. */
export interface DealSource {
  restId: string | null;
  deckId: string | null;
  /** The ids of printings, separated by commas; null for all. */
  wantIds: string | null;
}

const OWN = { userHandle: null };

/** What a source needs, without what is under way; null until it is known. */
export function useNeeds({ restId, deckId, wantIds }: DealSource): readonly Need[] | null {
  const isOfWants = restId === null && deckId === null;
  const rest = useDealQuery(restId ?? skipToken).currentData;
  const lacked = useDeckNeedsQuery(restId === null && deckId !== null ? deckId : skipToken);
  const wants = useWantListQuery(isOfWants ? OWN : skipToken).currentData;
  const commitments = useListCommitments({ isOwner: true, handle: null }, 'SELL');
  const items = useMemo(() => {
    const chosen = wantIds === null ? null : new Set(wantIds.split(','));
    return Object.values(wants?.items ?? {}).filter((item) => chosen?.has(item.variantId) ?? true);
  }, [wants, wantIds]);
  const { cards, areLoaded } = useNamedCards(items.map(({ cardId }) => cardId));
  const deck = lacked.currentData;
  return useMemo(() => {
    const underWay = (variantId: string): number => {
      const { committed, pending } = commitments[variantId] ?? { committed: 0, pending: 0 };
      return committed + pending;
    };
    if (restId !== null) return rest ? restOf(rest) : null;
    if (deckId !== null) {
      const left = deck?.map(({ missing, ...card }) => ({
        ...card,
        missing: card.variantIds.reduce((sum, id) => sum - underWay(id), missing),
      }));
      return left ? needsOfDeck(left) : null;
    }
    if (wants === undefined || !areLoaded) return null;
    const left = items.map((item) => ({
      ...item,
      quantity: item.quantity - underWay(item.variantId),
    }));
    return needsOfWants(left, cards);
  }, [restId, rest, deckId, deck, wants, areLoaded, items, cards, commitments]);
}
