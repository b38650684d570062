import { useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import type { Card } from '@domain/card';
import type { Missing } from '@domain/collection';
import { copiesInstead } from '@domain/want-list';
import { selectCard } from '@/entities/card';
import { useAuth } from '@/entities/session';
import { useWantListQuery, type WantListItem } from '@/entities/trade-list';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { listDrafts, selectDrafts } from './list-drafts-slice';
import type { OwnItem } from './list-item-draft';

const { completionRead, wantsCompleted } = listDrafts.WANT_LIST.actions;

/** The counted printings, by the printing's id. */
export type MissingCounts = Readonly<
  Record<string, { inventory: number; missing: Missing | null }>
>;

/** How many copies of a want are missing, beside those of other printings that do; null if its printing isn't counted. */
function missingOf(
  { want, ...item }: WantListItem,
  card: Card | undefined,
  counts: MissingCounts,
): number | null {
  const missing = counts[item.variantId]?.missing;
  if (!missing) return null;
  const copies = (card?.cardVariants ?? []).map(({ id, variantType }) => ({
    variantId: id,
    cardId: item.cardId,
    variantType,
    copies: counts[id]?.inventory ?? 0,
  }));
  return Math.max(0, missing.count - copiesInstead({ ...item, ...want }, copies));
}

const NO_ITEMS: readonly WantListItem[] = [];

/**
 * The printings on the viewer's want list whose last missing copy was counted since the page was opened, of whichever
 * printing that would do (rules/trade-lists#no-longer-missing). Printings that are missing again, or off the list, are
 * left out.
 */
export function useCompletedWants(counts: MissingCounts): readonly OwnItem[] {
  const dispatch = useAppDispatch();
  const { user } = useAuth();
  const { currentData: list } = useWantListQuery({ userHandle: null }, { skip: !user?.handle });
  const { complete } = useAppSelector((state) => selectDrafts(state, 'WANT_LIST'));
  const wants = useMemo(() => (list ? Object.values(list.items) : NO_ITEMS), [list]);
  const cards = useAppSelector(
    (state) => wants.map(({ cardId }) => selectCard(state, cardId) ?? undefined),
    shallowEqual,
  );
  const missing = useMemo(
    () => new Map(wants.map((want, at) => [want.variantId, missingOf(want, cards[at], counts)])),
    [wants, cards, counts],
  );
  const before = useRef(missing);

  useEffect(() => {
    const hit = [...missing].flatMap(([id, now]) =>
      now === 0 && (before.current.get(id) ?? 0) > 0 ? [id] : [],
    );
    before.current = missing;
    if (hit.length > 0) dispatch(wantsCompleted(hit));
  }, [missing, dispatch]);
  useEffect(() => () => void dispatch(completionRead()), [dispatch]);

  return useMemo(
    () =>
      complete.flatMap((id): OwnItem[] => {
        const item = list?.items[id];
        return list && item && missing.get(id) === 0
          ? [{ kind: 'WANT_LIST', listId: list.id, item }]
          : [];
      }),
    [complete, missing, list],
  );
}
