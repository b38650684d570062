import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import type { Card } from '@domain/card';
import type { SetGroup } from '@domain/printing';
import { OTHER_LIST, type TradeListKind } from '@domain/trade-list';
import { wouldDo } from '@domain/want-list';
import { useShownPrintings } from '@/features/filter-cards';
import { useListedPrintings } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import {
  askedCentsOf,
  isForSale,
  useTradeListQuery,
  type ListItem,
  type TradeList,
} from '@/entities/trade-list';
import { useAuth } from '@/entities/session';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { useAppSelector } from '@/shared/store';
import type { TradeRow } from './lay-out';
import type { TradeListViewpoint } from './use-trade-list-viewpoint';

/** The loading state of a list. */
export interface TradeListLoad {
  /** Null if there is none that the viewer may see; undefined until it is known. */
  list: TradeList | null | undefined;
  /** Why it couldn't be loaded or refetched. */
  error: ApiError | null;
  retry: () => void;
}

/**
 * A list, with the card sets without which none can be shown. The list is refetched whenever the person comes back to
 * the window: it may have changed, or no longer be shared with them. In the shared view, `isOwner` is false.
 */
export function useTradeListLoad(
  kind: TradeListKind,
  { argument, isSharedView }: TradeListViewpoint,
): TradeListLoad {
  const query = useTradeListQuery(kind, argument);
  const { currentData, error, isFetching, isUninitialized, refetch } = query;
  useEffect(() => {
    if (isUninitialized) return undefined;
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', lookAgain);
    // Two windows side by side are both visible, so the focus counts too.
    window.addEventListener('focus', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, [isUninitialized, refetch]);
  const sets = useCardSets();
  const ownError = isFetching ? null : (apiErrorOf(error) ?? null);
  const list = useMemo(
    (): TradeList | null | undefined =>
      currentData && isSharedView ? { ...currentData, isOwner: false } : currentData,
    [currentData, isSharedView],
  );
  return {
    list: list && !sets.cardSets && sets.error ? undefined : list,
    error: ownError ?? sets.error,
    retry: () => {
      if (sets.error) sets.retry();
      if (error) void refetch();
    },
  };
}

interface ListContents {
  /** The cards on the list, each once; null until they have been loaded once. */
  cards: readonly Card[] | null;
  /** Those of them that the viewer's switch leaves; undefined for all. */
  among: readonly Card[] | undefined;
  /** The printings that match filter and switch, by set. */
  groups: readonly SetGroup<TradeRow>[];
  /** The ids of those cards, in their order. */
  shownCards: readonly string[];
  error: ApiError | null;
  retry: () => void;
}

const NONE: readonly never[] = [];

/**
 * A list's cards and the printings to show.
 *
 * @param matches the printings that the viewer's switch leaves; null without a switch
 */
export function useListContents(
  items: TradeList['items'],
  matches: ReadonlySet<string> | null,
): ListContents {
  const { cardSets } = useCardSets();
  const listed = useListedPrintings(items);
  const { groups, among } = useShownPrintings({
    rows: listed.rows ?? NONE,
    cards: listed.cards,
    cardSets: cardSets ?? NONE,
    matches,
  });
  const shownCards = useMemo(
    () => [...new Set(groups.flatMap(({ printings }) => printings.map(({ card }) => card.id)))],
    [groups],
  );
  return {
    cards: listed.rows && cardSets ? listed.cards : null,
    among,
    groups,
    shownCards,
    error: listed.error,
    retry: listed.retry,
  };
}

interface MatchesInput {
  /** The kind of the shown list. */
  kind: TradeListKind;
  list: TradeList;
}

/**
 * The printings on a list that match the viewer's own other list: for which what they sell will do, for another
 * player's want list; that will do for what they want, for a sale list. Null if there is nothing to compare: for the
 * owner, for viewers without a handle, and if that list is empty (rules/trade-lists#viewers-switch).
 */
export function useMatches({ kind, list }: MatchesInput): ReadonlySet<string> | null {
  const { isOwner, handle } = list;
  const { user } = useAuth();
  // In the shared view, the list is the viewer's own.
  const isOthers = !isOwner && handle !== null && handle !== user?.handle;
  const own = isOthers && user?.handle ? { userHandle: null } : skipToken;
  const { currentData } = useTradeListQuery(OTHER_LIST[kind], own);
  const items = currentData?.items;
  const cardsById = useAppSelector((state) => state.cardCache.byId);
  return useMemo(() => {
    const all = Object.values(items ?? {});
    if (all.length === 0) return null;
    const listed = Object.values(list.items);
    const typeOf = ({ cardId, variantId }: ListItem) =>
      cardsById[cardId]?.cardVariants.find(({ id }) => id === variantId)?.variantType;
    const byCard = new Map<string, ListItem[]>();
    for (const item of all) byCard.set(item.cardId, [...(byCard.get(item.cardId) ?? []), item]);
    const doesFor = (want: ListItem, copy: ListItem): boolean => {
      const variantType = typeOf(copy);
      if (!variantType || !want.want || !isForSale(copy)) return false;
      const asked = { ...copy, variantType, askedCents: askedCentsOf(copy) };
      return wouldDo({ ...want, ...want.want }, asked);
    };
    const matches = listed.filter((item) =>
      byCard
        .get(item.cardId)
        ?.some((other) => (kind === 'WANT_LIST' ? doesFor(item, other) : doesFor(other, item))),
    );
    return new Set(matches.map(({ variantId }) => variantId));
  }, [kind, items, list.items, cardsById]);
}
