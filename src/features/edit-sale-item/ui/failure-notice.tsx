import { usePrintingLabel } from '@/entities/card';
import { useAppDispatch } from '@/shared/store';
import { RefusedDraft } from '@/shared/ui/draft-notice';
import { saleWords } from '../model/sale-words';
import { entryDropped } from '../model/sale-drafts-slice';
import type { SaleItemDraft } from '../model/sale-item-draft';
import { saleOutbox } from '../model/save-sale-item';

/** A change was refused and is rolled back (rules/errors#drafts); what the person wanted isn't lost. */
export function FailureNotice({ draft }: { draft: SaleItemDraft }) {
  const dispatch = useAppDispatch();
  const { variantId, wanted, parts } = draft;
  const label = usePrintingLabel(variantId);
  return (
    <RefusedDraft
      title="Failed to update sale list"
      onRetry={() => dispatch(saleOutbox.sendAgain(variantId))}
      onClose={() => dispatch(entryDropped(variantId))}
    >
      {label}: {saleWords(wanted, parts)} wasn’t saved.
    </RefusedDraft>
  );
}
