import { MAX_INVENTORY } from '@domain/collection';
import { usePrintingLabel } from '@/entities/card';
import { formatNumber } from '@/shared/lib/format';
import { useAppDispatch } from '@/shared/store';
import { OvertakenDraft, RefusedDraft } from '@/shared/ui/draft-notice';
import type { CountDraft } from '../model/count-draft';
import { entryDropped } from '../model/count-drafts-slice';
import { conflictWords, countWords } from '../model/count-words';
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

interface RefusedTextProps {
  variantId: string;
  /** What was typed. */
  text: string;
}

/** Says why a field went back to its count. */
export function RefusedText({ variantId, text }: RefusedTextProps) {
  const label = usePrintingLabel(variantId);
  const most = formatNumber(MAX_INVENTORY);
  return (
    <>
      “{text}” is no whole number from 0 to {most}. {label} stays as it was.
    </>
  );
}
