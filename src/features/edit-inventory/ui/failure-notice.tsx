import { useDispatch } from 'react-redux';
import { usePrintingLabel } from '@/entities/card';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import type { CountDraft } from '../model/count-draft';
import { draftDropped } from '../model/count-drafts-slice';
import { countWords } from '../model/count-words';
import { sendAgain, type CountDispatch } from '../model/save-count';

interface FailureNoticeProps {
  variantId: string;
  draft: CountDraft;
}

/** A count was refused and has reverted (spec 8); what was typed isn't lost. */
export function FailureNotice({ variantId, draft }: FailureNoticeProps) {
  const dispatch = useDispatch<CountDispatch>();
  const label = usePrintingLabel(variantId);
  return (
    <Notice
      tone="error"
      title="Failed to update inventory"
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
      {label}: {countWords(draft.wanted, draft.parts)} wasn’t saved.
    </Notice>
  );
}
