import { useDispatch } from 'react-redux';
import { usePrintingLabel } from '@/entities/card';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { offerWords } from '../model/offer-words';
import { draftDropped } from '../model/sale-drafts-slice';
import type { SaleItemDraft } from '../model/sale-item-draft';
import { sendAgain, type SaleDispatch } from '../model/save-sale-item';

/** A change was refused and is rolled back (spec 8); what the person wanted isn't lost. */
export function FailureNotice({ draft }: { draft: SaleItemDraft }) {
  const dispatch = useDispatch<SaleDispatch>();
  const { variantId, wanted, parts } = draft;
  const label = usePrintingLabel(variantId);
  return (
    <Notice
      tone="error"
      title="Failed to update sale list"
      actions={
        <>
          <Button icon="retry" onClick={() => dispatch(sendAgain(variantId))}>
            Try again
          </Button>
          <Button
            variant="quiet"
            icon="close"
            aria-label="Close"
            onClick={() => dispatch(draftDropped(variantId))}
          />
        </>
      }
    >
      {label}: {offerWords(wanted, parts)} wasn’t saved.
    </Notice>
  );
}
