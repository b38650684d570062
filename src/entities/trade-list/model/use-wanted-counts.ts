import { useMemo } from 'react';
import { useAuth } from '@/entities/session/@x/trade-list';
import { useWantListQuery } from '../api/trade-list-api';

/** How many copies are wanted, by the printing's id. */
export type WantedCounts = Readonly<Record<string, number>>;

/**
 * The quantities on the viewer's want list; empty for visitors and for people without one
 * (rules/collection#who-sees-what).
 */
export function useWantedCounts(isNeeded = true): WantedCounts {
  const { user } = useAuth();
  // Only people with a handle have lists (rules/sharing#handle-needed).
  const { currentData } = useWantListQuery(
    { userHandle: null },
    { skip: !isNeeded || !user?.handle },
  );
  const items = currentData?.items;
  return useMemo(
    () =>
      Object.fromEntries(
        Object.values(items ?? {}).map(({ variantId, quantity }) => [variantId, quantity]),
      ),
    [items],
  );
}
