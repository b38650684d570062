import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { CardSet } from '@domain/card-set';
import { rememberedCardSet } from '@/features/choose-card-set';
import { cardSetTaken, collectionLink, selectCollectionList } from '@/features/filter-cards';
import { useCardSets, type CardSetsLoad } from '@/entities/card-set';
import { useAddressLink } from '@/shared/lib/address/address-link';
import { useAppDispatch, useAppSelector } from '@/shared/store';

const remembered = rememberedCardSet('collection');

interface ShownSet {
  sets: CardSetsLoad;
  /** In upper case; the likely one while the sets load, null if nothing is known yet. */
  code: string | null;
  /** Undefined while the sets load. */
  cardSet: CardSet | undefined;
}

/**
 * Follows the page's link and returns the set that it names. If it names none that exists, the last viewed set or the
 * first one is chosen and written into the link (rules/collection#shown-set).
 */
export function useShownSet(): ShownSet {
  const dispatch = useAppDispatch();
  const sets = useCardSets();
  const { cardSets } = sets;
  const isFollowed = useAddressLink(collectionLink);
  const named = useAppSelector(selectCollectionList).set;
  // Until the link is followed, this is the set of the last shown collection, or null.
  const taken = useMemo(
    () => (isFollowed ? setToShow(cardSets, named) : null),
    [isFollowed, cardSets, named],
  );
  useLayoutEffect(() => {
    if (taken) dispatch(cardSetTaken(taken));
  }, [taken, dispatch]);

  const set = taken?.set ?? named;
  const cardSet = findSet(cardSets, set);
  useEffect(() => {
    if (cardSet) remembered.remember(cardSet.code);
  }, [cardSet]);

  const likely = isFollowed ? remembered.code() : null;
  return { sets, code: set?.toUpperCase() ?? likely, cardSet };
}

const findSet = (cardSets: readonly CardSet[] | null, set: string | null) =>
  cardSets?.find(({ code }) => code === set?.toUpperCase());

/** The set to show instead of the named one, and the ignored name; null if there is nothing to do. */
function setToShow(cardSets: readonly CardSet[] | null, named: string | null) {
  const taken = findSet(cardSets, named) || !cardSets ? undefined : remembered.among(cardSets);
  if (!taken) return null;
  return { set: taken.code.toLowerCase(), dropped: named === null ? [] : [`set=${named}`] };
}
