import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { TradeListKind } from '@domain/trade-list';
import { useSaleListQuery } from '@/entities/sale-list';
import { useAuth } from '@/entities/session';
import { useWantListQuery } from '@/entities/want-list';

interface Asked {
  /** Of the list that is looked at. */
  kind: TradeListKind;
  isOwner: boolean;
}

/**
 * The printings of the viewer's own other list: what they sell, on somebody's want list; what they want, on a sale
 * list. Null where there is nothing to compare: for the owner, for who has no handle, and while that list is empty
 * (rules/trade-lists#viewers-switch).
 */
export function useMatches({ kind, isOwner }: Asked): ReadonlySet<string> | null {
  const { user } = useAuth();
  const own = !isOwner && user?.handle ? { userHandle: null } : skipToken;
  const { currentData: saleList } = useSaleListQuery(kind === 'WANT_LIST' ? own : skipToken);
  const { currentData: wantList } = useWantListQuery(kind === 'SALE_LIST' ? own : skipToken);
  const items = (kind === 'WANT_LIST' ? saleList : wantList)?.items;
  return useMemo(() => {
    const ids = Object.keys(items ?? {});
    return ids.length > 0 ? new Set(ids) : null;
  }, [items]);
}
