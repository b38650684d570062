import { useEffect, useMemo, useRef } from 'react';
import type { Missing } from '@domain/collection';
import { useAuth } from '@/entities/session';
import { useWantListQuery } from '@/entities/want-list';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import type { OwnWant } from './want-draft';
import { completionRead, selectWantDrafts, wantsCompleted } from './want-drafts-slice';

/** What is missing of the printings that are counted, by their ids. */
export type MissingCounts = Readonly<Record<string, { missing: Missing | null }>>;

/**
 * The printings on one's want list of which the last copy that was missing has been counted since the counting began
 * (rules/trade-lists#no-longer-missing). What is missing again, or off the list, isn't among them.
 */
export function useCompletedWants(counts: MissingCounts): readonly OwnWant[] {
  const dispatch = useAppDispatch();
  const { user } = useAuth();
  const { currentData: list } = useWantListQuery({ userHandle: null }, { skip: !user?.handle });
  const { complete } = useAppSelector(selectWantDrafts);
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
      complete.flatMap((id) => {
        const item = list?.items[id];
        return list && item && counts[id]?.missing?.count === 0
          ? [{ wantListId: list.id, item }]
          : [];
      }),
    [complete, counts, list],
  );
}
