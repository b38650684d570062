import { useDispatch, useSelector } from 'react-redux';
import { NOT_WANTED } from '@domain/want-list';
import { usePrintingLabel } from '@/entities/card';
import { countedCopies } from '@/shared/lib/counted';
import { tryNow } from '@/shared/lib/reachable';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
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
      {kept > 0 && (
        <Notice
          tone="warning"
          title={kept === 1 ? '1 change isn’t saved yet' : `${kept} changes aren’t saved yet`}
          actions={
            <Button icon="retry" onClick={tryNow}>
              Try now
            </Button>
          }
        >
          The server can’t be reached. Go on and keep this window open: all is sent once it is back.
        </Notice>
      )}
    </>
  );
}

/** A change was refused and has reverted; what was wanted isn't lost. */
function Refused({ draft: { variantId, wanted } }: { draft: WantDraft }) {
  const dispatch = useDispatch<WantDispatch>();
  const label = usePrintingLabel(variantId);
  return (
    <Notice
      tone="error"
      title="Failed to update want list"
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
      {label}: {wordsFor(wanted.quantity)}
    </Notice>
  );
}

function wordsFor(quantity: number): string {
  if (quantity === NOT_WANTED) return 'it is still on your list.';
  return `wanting ${countedCopies(quantity)} wasn’t saved.`;
}
