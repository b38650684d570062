import { usePrintingLabel } from '@/entities/card';
import { useAppDispatch } from '@/shared/store';
import { RefusedDraft } from '@/shared/ui/draft-notice';
import type { CountDraft } from '../model/count-draft';
import { entryDropped } from '../model/count-drafts-slice';
import { countWords } from '../model/count-words';
import { countOutbox } from '../model/save-count';

interface FailureNoticeProps {
  variantId: string;
  draft: CountDraft;
}

/** A count was refused and has reverted (rules/errors#drafts); what was typed isn't lost. */
export function FailureNotice({ variantId, draft }: FailureNoticeProps) {
  const dispatch = useAppDispatch();
  const label = usePrintingLabel(variantId);
  return (
    <RefusedDraft
      title="Failed to update inventory"
      onRetry={() => dispatch(countOutbox.sendAgain(variantId))}
      onClose={() => dispatch(entryDropped(variantId))}
    >
      {label}: {countWords(draft.wanted, draft.parts)} wasn’t saved.
    </RefusedDraft>
  );
}
