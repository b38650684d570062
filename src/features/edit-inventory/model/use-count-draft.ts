import { useMemo } from 'react';
import { missingOf, type Missing } from '@domain/collection';
import type { PrintingCount } from '@/entities/collection';
import { isShown, type SendStatus } from '@/shared/lib/outbox';
import { useAppSelector } from '@/shared/store';
import type { CountDraft, CountPart } from './count-draft';
import { selectDraft } from './count-drafts-slice';

/** A printing's count as the page shows it. */
export interface ShownCount {
  inventory: number;
  /** Null for everyone but the owner (rules/collection#who-sees-what). */
  missing: Missing | null;
  /** Null if nothing was changed, or everything is saved and was shown as saved. */
  status: SendStatus | null;
  /** What the person changed, while there is a status. */
  parts: readonly CountPart[];
}

/** A draft over the server's row. */
export function shownCount(count: PrintingCount, draft: CountDraft | undefined): ShownCount {
  const { inventory, missing } =
    draft && isShown(draft)
      ? { inventory: draft.wanted.inventory, missing: missingOf(draft.wanted, count.target ?? 0) }
      : count;
  return { inventory, missing, status: draft?.status ?? null, parts: draft?.parts ?? [] };
}

/**
 * A printing's count to show: the person's draft, or else the server's row. Renders again only when this printing
 * changes.
 */
export function useCountDraft(count: PrintingCount): ShownCount {
  const draft = useAppSelector((state) => selectDraft(state, count.variantId));
  return useMemo(() => shownCount(count, draft), [count, draft]);
}

/** How many copies of some printings there are together, as the page shows them. */
export const useShownCopies = (counts: readonly PrintingCount[]): number =>
  useAppSelector((state) =>
    counts.reduce(
      (sum, count) => sum + shownCount(count, selectDraft(state, count.variantId)).inventory,
      0,
    ),
  );
