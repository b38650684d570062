import { useCallback, useEffect, useLayoutEffect } from 'react';
import type { CollectionListState, Decoded } from '@domain/card-list-link';
import type { CardSet } from '@domain/card-set';
import { rememberedCardSet } from '@/features/choose-card-set';
import { cardSetTaken, selectCollectionList, useCollectionLink } from '@/features/filter-cards';
import { useCardSets, type CardSetsLoad } from '@/entities/card-set';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store';

const remembered = rememberedCardSet('collection');

interface ShownSet {
  sets: CardSetsLoad;
  /** In upper case; the likely one while the sets are on their way, null where nothing is known. */
  code: string | null;
  /** Undefined while the sets are on their way. */
  cardSet: CardSet | undefined;
}

/**
 * Follows the page's link, and gives the set that it names. Where it names none that there is, the one looked at last
 * is taken, or the first, and the link says so (rules/collection#shown-set).
 */
export function useShownSet(): ShownSet {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const sets = useCardSets();
  const { cardSets } = sets;
  const complete = useCallback(
    (decoded: Decoded<CollectionListState>) => {
      const taken = takenSet(cardSets, decoded.state.set ?? null);
      if (!taken) return decoded;
      return {
        state: { ...decoded.state, set: taken.set },
        dropped: [...decoded.dropped, ...taken.dropped],
      };
    },
    [cardSets],
  );
  useCollectionLink(complete);
  const { set } = useAppSelector(selectCollectionList);

  // For a link that was followed while the sets were on their way.
  useLayoutEffect(() => {
    // From the store, not from the render: the address may have been followed in this very step.
    const taken = takenSet(cardSets, selectCollectionList(store.getState()).set);
    if (taken) dispatch(cardSetTaken(taken));
  }, [cardSets, set, store, dispatch]);

  const cardSet = findSet(cardSets, set);
  useEffect(() => {
    if (cardSet) remembered.remember(cardSet.code);
  }, [cardSet]);

  return { sets, code: set?.toUpperCase() ?? remembered.code(), cardSet };
}

const findSet = (cardSets: readonly CardSet[] | null, set: string | null) =>
  cardSets?.find(({ code }) => code === set?.toUpperCase());

/** The set to take in place of the named one, and the ignored name; null where there is nothing to do. */
function takenSet(cardSets: readonly CardSet[] | null, named: string | null) {
  const taken = findSet(cardSets, named) || !cardSets ? undefined : remembered.among(cardSets);
  if (!taken) return null;
  return { set: taken.code.toLowerCase(), dropped: named === null ? [] : [`set=${named}`] };
}
