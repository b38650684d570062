import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { CardSet } from '@domain/card-set';
import { rememberedCardSet } from '@/features/choose-card-set';
import { cardSetTaken, selectCollectionList, type WithCollectionList } from '@/entities/card-list';
import { useCardSets, type CardSetsLoad } from '@/entities/card-set';

const remembered = rememberedCardSet('collection');

interface ShownSet {
  sets: CardSetsLoad;
  /** In upper case; the likely one while the sets are on their way, null where nothing is known. */
  code: string | null;
  /** Undefined while the sets are on their way. */
  cardSet: CardSet | undefined;
}

/**
 * The set that the link names. Where it names none that there is, the one looked at last is taken, or the first, and
 * the link says so (spec 2, product 11).
 */
export function useShownSet(): ShownSet {
  const store = useStore<WithCollectionList>();
  const dispatch = useDispatch();
  const sets = useCardSets();
  const { set } = useSelector(selectCollectionList);
  const cardSet = findSet(sets.cardSets, set);

  useLayoutEffect(() => {
    if (!sets.cardSets) return;
    // From the store, not from the render: the address may have been followed in this very step.
    const named = selectCollectionList(store.getState()).set;
    if (findSet(sets.cardSets, named)) return;
    const taken = remembered.among(sets.cardSets);
    if (!taken) return;
    const dropped = named === null ? [] : [`set "${named}"`];
    dispatch(cardSetTaken({ set: taken.code.toLowerCase(), dropped }));
  }, [sets.cardSets, set, store, dispatch]);

  useEffect(() => {
    if (cardSet) remembered.remember(cardSet.code);
  }, [cardSet]);

  return { sets, code: set?.toUpperCase() ?? remembered.code(), cardSet };
}

const findSet = (cardSets: readonly CardSet[] | null, set: string | null) =>
  cardSets?.find(({ code }) => code === set?.toUpperCase());
