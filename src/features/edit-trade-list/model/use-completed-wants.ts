import { useEffect, useMemo, useRef } from 'react';
import type { Missing } from '@domain/collection';
import { useAuth } from '@/entities/session';
import { useWantListQuery } from '@/entities/trade-list';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { listDrafts, selectDrafts } from './list-drafts-slice';
import type { OwnItem } from './list-item-draft';

const { completionRead, wantsCompleted } = listDrafts.WANT_LIST.actions;

/** The missing copies of the counted printings, by the printing's id. */
export type MissingCounts = Readonly<Record<string, { missing: Missing | null }>>;

/**
 * The printings on the viewer's want list whose last missing copy was counted since the page was opened
 * (rules/trade-lists#no-longer-missing). Printings that are missing again, or off the list, are left out.
 */
export function useCompletedWants(counts: MissingCounts): readonly OwnItem[] {
  const dispatch = useAppDispatch();
  const { user } = useAuth();
  const { currentData: list } = useWantListQuery({ userHandle: null }, { skip: !user?.handle });
  const { complete } = useAppSelector((state) => selectDrafts(state, 'WANT_LIST'));
  const before = useRef(counts);

  useEffect(() => {
    const isHit = (id: string) =>
      (before.current[id]?.missing?.count ?? 0) > 0 && counts[id]?.missing?.count === 0;
    const hit = Object.keys(list?.items ?? {}).filter(isHit);
    before.current = counts;
    if (hit.length > 0) dispatch(wantsCompleted(hit));
  }, [counts, list, dispatch]);
  useEffect(() => () => void dispatch(completionRead()), [dispatch]);

  return useMemo(
    () =>
      complete.flatMap((id): OwnItem[] => {
        const item = list?.items[id];
        return list && item && counts[id]?.missing?.count === 0
          ? [{ kind: 'WANT_LIST', listId: list.id, item }]
          : [];
      }),
    [complete, counts, list],
  );
}
