import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Need } from '@domain/deal';
import { useNamedCards } from '@/entities/card';
import { useDeckNeedsQuery } from '@/entities/deck';
import { useListCommitments } from '@/entities/offer';
import { useWantListQuery, type WantList } from '@/entities/trade-list';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { needsOfDeck, needsOfWants, restOf } from './needs';
import { useDealQuery } from '../api/deal-api';

/** What a deal is to be found for: the rest of an earlier one, a deck, or else the want list or some printings on it. */
export interface DealSource {
  restId: string | null;
  deckId: string | null;
  /** The ids of printings, separated by commas; null for all. */
  wantIds: string | null;
}

const OWN = { userHandle: null };

/** Of a player without a want list. */
const NO_WANTS: WantList['items'] = {};

/** What a deal is to bring. */
export interface Needs {
  needs: readonly Need[];
  /** Copies that open and accepted offers bring already. */
  underWay: number;
  /** The ids of the needs' cards by the needs' ids; those of an earlier deal's rest aren't known. */
  cardIds: ReadonlyMap<string, string>;
  /** Whether they are those of a want list that isn't there, or that has no cards. */
  lack: 'LIST' | 'CARDS' | null;
}

interface NeedsLoad {
  /** Null until they are known. */
  found: Needs | null;
  error: ApiError | null;
  retry: () => void;
}

/** What a source needs, without what is under way. */
export function useNeeds({ restId, deckId, wantIds }: DealSource): NeedsLoad {
  const isOfWants = restId === null && deckId === null;
  const rest = useDealQuery(restId ?? skipToken);
  const deck = useDeckNeedsQuery(restId === null && deckId !== null ? deckId : skipToken);
  const wants = useWantListQuery(isOfWants ? OWN : skipToken);
  const source = isOfWants ? wants : restId === null ? deck : rest;
  const commitments = useListCommitments({ isOwner: true, handle: null }, 'SELL');
  const wantList = wants.currentData;
  const wanted = wantList === null ? NO_WANTS : wantList?.items;
  const items = useMemo(() => {
    const chosen = wantIds === null ? null : new Set(wantIds.split(','));
    return Object.values(wanted ?? {}).filter((item) => chosen?.has(item.variantId) ?? true);
  }, [wanted, wantIds]);
  const load = useNamedCards(items.map(({ cardId }) => cardId));
  const { cards, areLoaded } = load;
  const [dealt, lacked] = [rest.currentData, deck.currentData];
  const found = useMemo((): Needs | null => {
    const underWay = (variantId: string): number => {
      const { committed, pending } = commitments[variantId] ?? { committed: 0, pending: 0 };
      return committed + pending;
    };
    if (restId !== null) {
      return dealt ? { needs: restOf(dealt), underWay: 0, cardIds: new Map(), lack: null } : null;
    }
    if (deckId !== null) {
      if (!lacked) return null;
      const coming = lacked.map(({ missing, variantIds }) =>
        Math.min(
          missing,
          variantIds.reduce((sum, id) => sum + underWay(id), 0),
        ),
      );
      const left = lacked.map((card, at) => ({
        ...card,
        missing: card.missing - (coming[at] ?? 0),
      }));
      return {
        needs: needsOfDeck(left),
        underWay: coming.reduce((sum, copies) => sum + copies, 0),
        cardIds: new Map(lacked.map(({ cardId }) => [cardId, cardId])),
        lack: null,
      };
    }
    if (wanted === undefined || !areLoaded) return null;
    const coming = items.map(({ variantId, quantity }) => Math.min(quantity, underWay(variantId)));
    const left = items.map((item, at) => ({
      ...item,
      quantity: item.quantity - (coming[at] ?? 0),
    }));
    return {
      needs: needsOfWants(left, cards),
      underWay: coming.reduce((sum, copies) => sum + copies, 0),
      cardIds: new Map(items.map(({ variantId, cardId }) => [variantId, cardId])),
      lack: wantList === null ? 'LIST' : Object.keys(wanted).length === 0 ? 'CARDS' : null,
    };
  }, [restId, dealt, deckId, lacked, wantList, wanted, areLoaded, items, cards, commitments]);
  const failure = source.isFetching ? undefined : apiErrorOf(source.error);
  return {
    found,
    error: failure ?? load.error,
    retry() {
      if (failure) void source.refetch();
      else load.retry();
    },
  };
}
