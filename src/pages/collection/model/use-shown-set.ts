import { useEffect, useLayoutEffect, useMemo } from 'react';
import { ALL_SETS, type CardSet, withAllSets } from '@domain/card-set';
import { rememberedCardSet } from '@/features/choose-card-set';
import { cardSetTaken, collectionLink, selectCollectionList } from '@/features/filter-cards';
import { useCardSets, type CardSetsLoad } from '@/entities/card-set';
import { useAddressLink } from '@/shared/lib/address/address-link';
import { useAppDispatch, useAppSelector } from '@/shared/store';

const remembered = rememberedCardSet('collection');

interface ShownSet {
  /** Those to choose from, all of them at once included. */
  sets: Omit<CardSetsLoad, 'cardSets'> & { cardSets: readonly CardSet[] | null };
  /** In upper case; the likely one while the sets load, null if nothing is known yet. */
  code: string | null;
  /** Undefined while the sets load. */
  cardSet: CardSet | undefined;
  /** Those whose cards are shown: it, or all of them. */
  shownSets: readonly CardSet[];
}

const NONE: readonly never[] = [];

/**
 * Follows the page's link and returns the set that it names. If it names none that exists, the last viewed set or the
 * first one is chosen and written into the link (rules/collection#shown-set).
 */
export function useShownSet(): ShownSet {
  const dispatch = useAppDispatch();
  const loaded = useCardSets();
  const cardSets = useMemo(
    () => loaded.cardSets && withAllSets(loaded.cardSets),
    [loaded.cardSets],
  );
  const sets = { ...loaded, cardSets };
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

  const likely = set?.toUpperCase() ?? (isFollowed ? remembered.likely() : null);
  const shownSets = useMemo(() => {
    if (!cardSet) return NONE;
    return cardSet === ALL_SETS ? (loaded.cardSets ?? NONE) : [cardSet];
  }, [cardSet, loaded.cardSets]);
  // Which they are is known with the sets alone.
  const code = !cardSets && likely === ALL_SETS.code ? null : likely;
  return { sets, code, cardSet, shownSets };
}

const findSet = (cardSets: readonly CardSet[] | null, set: string | null) =>
  cardSets?.find(({ code }) => code === set?.toUpperCase());

/** The set to show instead of the named one, and the ignored name; null if there is nothing to do. */
function setToShow(cardSets: readonly CardSet[] | null, named: string | null) {
  const taken = findSet(cardSets, named) || !cardSets ? undefined : remembered.among(cardSets);
  if (!taken) return null;
  return { set: taken.code.toLowerCase(), dropped: named === null ? [] : [`set=${named}`] };
}
