import { useMemo } from 'react';
import { missingOf, type Missing } from '@domain/collection';
import type { PrintingCount } from '@/entities/collection';
import { isShown, type SendStatus } from '@/shared/lib/outbox';
import { useAppSelector } from '@/shared/store';
import type { CountDraft, CountPart } from './count-draft';
import { selectDraft } from './count-drafts-slice';

/** A printing's count as the person is to see it. */
export interface ShownCount {
  inventory: number;
  /** Null for everyone but the owner (rules/collection#who-sees-what). */
  missing: Missing | null;
  /** Null where nothing was changed, or all is saved and said. */
  status: SendStatus | null;
  /** What the person changed, while there is a status. */
  parts: readonly CountPart[];
}

/** A draft over the server's row. */
function shownCount(count: PrintingCount, draft: CountDraft | undefined): ShownCount {
  const { inventory, missing } =
    draft && isShown(draft)
      ? { inventory: draft.wanted.inventory, missing: missingOf(draft.wanted, count.target ?? 0) }
      : count;
  return { inventory, missing, status: draft?.status ?? null, parts: draft?.parts ?? [] };
}

/**
 * A printing's count as it is to be shown: what the person made of it, over the server's. Renders again only when this
 * printing changes.
 */
export function useCountDraft(count: PrintingCount): ShownCount {
  const draft = useAppSelector((state) => selectDraft(state, count.variantId));
  return useMemo(() => shownCount(count, draft), [count, draft]);
}
