import { useMemo } from 'react';
import { useAuth } from '@/entities/session/@x/want-list';
import { useWantListQuery } from '../api/want-list-api';

/** How many copies are wanted, by the printing's id. */
export type WantedCounts = Readonly<Record<string, number>>;

/**
 * What the viewer's own want list asks for; nothing for visitors and for those without one
 * (rules/collection#who-sees-what).
 */
export function useWantedCounts(): WantedCounts {
  const { user } = useAuth();
  // Only with a handle can one have a list (rules/sharing#handle-needed).
  const { currentData } = useWantListQuery({ userHandle: null }, { skip: !user?.handle });
  const items = currentData?.items;
  return useMemo(
    () =>
      Object.fromEntries(
        Object.values(items ?? {}).map(({ variantId, quantity }) => [variantId, quantity]),
      ),
    [items],
  );
}
