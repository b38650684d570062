import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Need } from '@domain/deal';
import { needsOfWants, restOf, useDealQuery } from '@/entities/deal';
import { useListCommitments } from '@/entities/offer';
import { useWantListQuery } from '@/entities/trade-list';

const OWN = { userHandle: null };

/** What a deal is to be found for: the rest of an earlier deal, or the want list without what is under way. */
export function useNeeds(restId: string | null): readonly Need[] | null {
  const rest = useDealQuery(restId ?? skipToken).currentData;
  const wants = useWantListQuery(restId === null ? OWN : skipToken).currentData;
  const commitments = useListCommitments({ isOwner: true, handle: null }, 'SELL');
  return useMemo(() => {
    if (restId !== null) return rest ? restOf(rest) : null;
    if (wants === undefined) return null;
    return needsOfWants(
      Object.values(wants?.items ?? {}).map(({ variantId, quantity }) => {
        const { committed, pending } = commitments[variantId] ?? { committed: 0, pending: 0 };
        return { variantId, quantity: quantity - committed - pending };
      }),
    );
  }, [restId, rest, wants, commitments]);
}
