import type { ReactNode } from 'react';
import { MAX_INVENTORY } from '@domain/collection';
import { usePrintingLabel } from '@/entities/card';
import { formatNumber } from '@/shared/lib/format';
import type { SendStatus } from '@/shared/lib/outbox';
import { useAppSelector, useAppDispatch } from '@/shared/store';
import { UnreachableDrafts, OvertakenDraft, RefusedDraft } from '@/shared/ui/draft-notice';
import { NoticeEdge } from '@/shared/ui/notice';
import type { CountDraft } from '../model/count-draft';
import { selectCountDrafts, entryDropped } from '../model/count-drafts-slice';
import { conflictWords, countWords } from '../model/count-words';
import { countOutbox } from '../model/save-count';

interface UnsavedCountsProps {
  /** Other notices about counting. */
  children?: ReactNode;
}

/**
 * The state of unsaved counts: retrying, refused, or in conflict, with the possible actions. Placed after the counts
 * and sticky at the window's lower edge, so nothing shifts.
 */
export function UnsavedCounts({ children }: UnsavedCountsProps) {
  const { entries, refused } = useAppSelector(selectCountDrafts);
  const having = (status: SendStatus) =>
    Object.entries(entries)
      .filter(([, draft]) => draft.status === status)
      .map(([variantId, draft]) => ({ variantId, draft }));
  const kept = having('retrying').length;

  return (
    <NoticeEdge label="Unsaved counts" said={refused && <RefusedText {...refused} />}>
      {having('conflict').map((conflict) => (
        <ConflictNotice key={conflict.variantId} {...conflict} />
      ))}
      {having('refused').map((failure) => (
        <FailureNotice key={failure.variantId} {...failure} />
      ))}
      <UnreachableDrafts count={kept} noun="count" />
      {children}
    </NoticeEdge>
  );
}

interface ConflictNoticeProps {
  variantId: string;
  draft: CountDraft;
}

/** Two tabs changed one count: both are shown, and the user chooses (rules/errors#conflicts). */
function ConflictNotice({ variantId, draft }: ConflictNoticeProps) {
  const dispatch = useAppDispatch();
  const { own, theirs } = conflictWords(draft);
  return (
    <OvertakenDraft
      what={usePrintingLabel(variantId)}
      keep={`Keep ${own}`}
      take={`Take ${theirs}`}
      onKeep={() => dispatch(countOutbox.keepOwn(variantId))}
      onTake={() => dispatch(entryDropped(variantId))}
    >{`You set ${own}. It is now ${theirs}.`}</OvertakenDraft>
  );
}

interface FailureNoticeProps {
  variantId: string;
  draft: CountDraft;
}

/** A count was refused and has reverted (rules/errors#drafts); what was typed isn't lost. */
function FailureNotice({ variantId, draft }: FailureNoticeProps) {
  const dispatch = useAppDispatch();
  const label = usePrintingLabel(variantId);
  return (
    <RefusedDraft
      title="Failed to update inventory"
      onRetry={() => dispatch(countOutbox.sendAgain(variantId))}
      onClose={() => dispatch(entryDropped(variantId))}
    >{`${label}: ${countWords(draft.wanted, draft.parts)} wasn’t saved.`}</RefusedDraft>
  );
}

interface RefusedTextProps {
  variantId: string;
  /** What was typed. */
  text: string;
}

/** Says why a field went back to its count. */
function RefusedText({ variantId, text }: RefusedTextProps) {
  const label = usePrintingLabel(variantId);
  const most = formatNumber(MAX_INVENTORY);
  return `“${text}” isn’t a whole number from 0 to ${most}. ${label} hasn’t changed.`;
}
