import { useMemo } from 'react';
import type { PrintingCount } from '@/entities/collection';
import { useAppSelector } from '@/shared/store';
import { shownCount, type ShownCount } from './count-draft';
import { selectDraft } from './count-drafts-slice';

/**
 * A printing's count as it is to be shown: what the person made of it, over what the server told. Renders again only
 * when this printing changes.
 */
export function useCountDraft(count: PrintingCount): ShownCount {
  const draft = useAppSelector((state) => selectDraft(state, count.variantId));
  return useMemo(() => shownCount(count, draft), [count, draft]);
}
