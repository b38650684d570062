import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { TradeListKind } from '@domain/trade-list';
import { useAuth, useViewpoint, type Viewpoint } from '@/entities/session';
import { tradeListWords } from './trade-list-words';

export interface TradeListViewpoint extends Viewpoint {
  /** It is the viewer's own, and they must set a handle first (rules/trade-lists#one-of-each). */
  needsHandle: boolean;
  /** The argument of the list's query; skipped until it is known whose list it is. */
  argument: { userHandle: string | null } | typeof skipToken;
}

/**
 * Whose list the address shows, whether the viewer owns it, and whether to view or edit it (rules/pages#owners-view).
 */
export function useTradeListViewpoint(kind: TradeListKind): TradeListViewpoint {
  const viewpoint = useViewpoint(tradeListWords[kind]);
  const { user } = useAuth();
  const { handle, isOwner, isSharedView, isKnown } = viewpoint;
  const isOwn = isOwner || isSharedView;
  const needsHandle = isOwn && user !== null && !user.handle;
  // The owner's list is the same one under both addresses.
  const userHandle = isOwn ? null : handle;
  const argument = useMemo(
    () => (isKnown && !needsHandle ? { userHandle } : skipToken),
    [isKnown, needsHandle, userHandle],
  );
  return { ...viewpoint, needsHandle, argument };
}
