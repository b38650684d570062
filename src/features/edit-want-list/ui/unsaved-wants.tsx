import { listConflictWords } from '@domain/trade-list';
import { NOT_WANTED } from '@domain/want-list';
import { usePrintingLabel } from '@/entities/card';
import { countedCopies } from '@/shared/lib/format';
import type { SendStatus } from '@/shared/lib/outbox';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { OvertakenDraft, RefusedDraft, UnreachableDrafts } from '@/shared/ui/draft-notice';
import { NoticeEdge } from '@/shared/ui/notice';
import { wantOutbox } from '../model/save-wanted';
import type { WantDraft } from '../model/want-draft';
import { entryDropped, selectWantDrafts } from '../model/want-drafts-slice';

/** The state of unsaved changes of the want list. Placed after the list. */
export const UnsavedWants = () => (
  <NoticeEdge label="Changes to your want list">
    <WantNotices />
  </NoticeEdge>
);

/** The state of unsaved changes of the want list, with the possible actions. */
export function WantNotices() {
  const drafts = Object.values(useAppSelector(selectWantDrafts).entries);
  const having = (status: SendStatus) => drafts.filter((draft) => draft.status === status);
  return (
    <>
      {having('conflict').map((draft) => (
        <Overtaken key={draft.variantId} draft={draft} />
      ))}
      {having('refused').map((draft) => (
        <Refused key={draft.variantId} draft={draft} />
      ))}
      <UnreachableDrafts count={having('retrying').length} noun="change" />
    </>
  );
}

/** Two tabs changed one quantity: both are shown, and the user chooses. */
function Overtaken({ draft: { variantId, wanted, theirs, seen } }: { draft: WantDraft }) {
  const dispatch = useAppDispatch();
  const { story, keep, take } = listConflictWords(
    copiesOrNone(wanted.quantity),
    copiesOrNone((theirs ?? seen).quantity),
  );
  return (
    <OvertakenDraft
      what={usePrintingLabel(variantId)}
      keep={keep}
      take={take}
      onKeep={() => dispatch(wantOutbox.keepOwn(variantId))}
      onTake={() => dispatch(entryDropped(variantId))}
    >
      {story}
    </OvertakenDraft>
  );
}

const copiesOrNone = (quantity: number): string | null =>
  quantity === NOT_WANTED ? null : countedCopies(quantity);

/** A change was refused and has reverted; the wanted quantity is offered again. */
function Refused({ draft: { variantId, wanted } }: { draft: WantDraft }) {
  const dispatch = useAppDispatch();
  const label = usePrintingLabel(variantId);
  return (
    <RefusedDraft
      title="Failed to update want list"
      onRetry={() => dispatch(wantOutbox.sendAgain(variantId))}
      onClose={() => dispatch(entryDropped(variantId))}
    >{`${label}: ${wordsFor(wanted.quantity)}`}</RefusedDraft>
  );
}

function wordsFor(quantity: number): string {
  if (quantity === NOT_WANTED) return 'it is still on your list.';
  return `wanting ${countedCopies(quantity)} wasn’t saved.`;
}
