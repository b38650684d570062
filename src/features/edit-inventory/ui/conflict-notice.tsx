import { usePrintingLabel } from '@/entities/card';
import { useAppDispatch } from '@/shared/store';
import { OvertakenDraft } from '@/shared/ui/draft-notice';
import type { CountDraft } from '../model/count-draft';
import { entryDropped } from '../model/count-drafts-slice';
import { conflictWords } from '../model/count-words';
import { countOutbox } from '../model/save-count';

interface ConflictNoticeProps {
  variantId: string;
  draft: CountDraft;
}

/** Two tabs changed one count: both are shown, and the person says which one holds (rules/errors#conflicts). */
export function ConflictNotice({ variantId, draft }: ConflictNoticeProps) {
  const dispatch = useAppDispatch();
  const { own, theirs } = conflictWords(draft);
  return (
    <OvertakenDraft
      what={usePrintingLabel(variantId)}
      keep={`Keep ${own}`}
      take={`Take ${theirs}`}
      onKeep={() => dispatch(countOutbox.keepOwn(variantId))}
      onTake={() => dispatch(entryDropped(variantId))}
    >
      You set {own}. It has become {theirs}.
    </OvertakenDraft>
  );
}
