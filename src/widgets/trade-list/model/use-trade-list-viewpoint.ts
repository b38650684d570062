import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { TradeListKind } from '@domain/trade-list';
import { useAuth, useViewpoint, type Viewpoint } from '@/entities/session';
import { tradeListWords } from './trade-list-words';

export interface TradeListViewpoint extends Viewpoint {
  /** It is one's own, and one has to take a handle first (rules/trade-lists#one-of-each). */
  needsHandle: boolean;
  /** What to ask the list's query for: nothing while it isn't known whose list it is. */
  argument: { userHandle: string | null } | typeof skipToken;
}

/**
 * Whose list the address shows, to its owner or to others, and whether to look at or to edit (rules/pages#owners-view).
 */
export function useTradeListViewpoint(kind: TradeListKind): TradeListViewpoint {
  const viewpoint = useViewpoint(tradeListWords[kind].editPath);
  const { user } = useAuth();
  const { handle, isOwner, isKnown } = viewpoint;
  const needsHandle = isOwner && user !== null && !user.handle;
  // The owner's is one and the same, whichever address leads to it.
  const userHandle = isOwner ? null : handle;
  const argument = useMemo(
    () => (isKnown && !needsHandle ? { userHandle } : skipToken),
    [isKnown, needsHandle, userHandle],
  );
  return { ...viewpoint, needsHandle, argument };
}
