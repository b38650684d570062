import { useDispatch, useSelector } from 'react-redux';
import { NOT_WANTED } from '@domain/want-list';
import { usePrintingLabel } from '@/entities/card';
import { countedCopies } from '@/shared/lib/counted';
import { RefusedDraft, UnreachableDrafts } from '@/shared/ui/draft-notice';
import { sendAgain, type WantDispatch } from '../model/save-wanted';
import type { WantDraft } from '../model/want-draft';
import { draftDropped, selectWantDrafts } from '../model/want-drafts-slice';

/** What became of changes of the want list that aren't saved, with what can be done about it. */
export function WantNotices() {
  const drafts = Object.values(useSelector(selectWantDrafts).byId);
  const kept = drafts.filter(({ status }) => status === 'unsaved').length;
  return (
    <>
      {drafts
        .filter(({ status }) => status === 'failed')
        .map((draft) => (
          <Refused key={draft.variantId} draft={draft} />
        ))}
      <UnreachableDrafts count={kept} noun="change" />
    </>
  );
}

/** A change was refused and has reverted; what was wanted isn't lost. */
function Refused({ draft: { variantId, wanted } }: { draft: WantDraft }) {
  const dispatch = useDispatch<WantDispatch>();
  const label = usePrintingLabel(variantId);
  return (
    <RefusedDraft
      title="Failed to update want list"
      onRetry={() => dispatch(sendAgain(variantId))}
      onClose={() => dispatch(draftDropped(variantId))}
    >
      {label}: {wordsFor(wanted.quantity)}
    </RefusedDraft>
  );
}

function wordsFor(quantity: number): string {
  if (quantity === NOT_WANTED) return 'it is still on your list.';
  return `wanting ${countedCopies(quantity)} wasn’t saved.`;
}
