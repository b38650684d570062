import { useMemo } from 'react';
import { useAuth } from '@/entities/session';
import { useWantedCounts, type WantedCounts } from '@/entities/want-list';

interface WantedPrintings {
  /** What the viewer's own want list asks for, by the printing's id; empty for visitors. */
  counts: WantedCounts;
  /**
   * The same, where it can be asked for alone: by somebody else with a handle and wants; null otherwise
   * (rules/collection#filter-by-count).
   */
  toAskFor: ReadonlySet<string> | null;
}

export function useWantedPrintings(isOwner: boolean): WantedPrintings {
  const { user } = useAuth();
  const counts = useWantedCounts();
  const hasHandle = Boolean(user?.handle);
  const toAskFor = useMemo(() => {
    if (isOwner || !hasHandle) return null;
    const ids = Object.keys(counts).filter((id) => (counts[id] ?? 0) > 0);
    return ids.length > 0 ? new Set(ids) : null;
  }, [counts, isOwner, hasHandle]);
  return { counts, toAskFor };
}
