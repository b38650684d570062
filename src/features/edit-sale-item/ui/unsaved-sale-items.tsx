import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { tryNow } from '@/shared/lib/reachable';
import type { DraftStatus } from '@/shared/lib/send-draft';
import { Button } from '@/shared/ui/button';
import { Notice, NoticeEdge } from '@/shared/ui/notice';
import { removalRead, selectSaleDrafts } from '../model/sale-drafts-slice';
import { ConflictNotice } from './conflict-notice';
import { FailureNotice } from './failure-notice';
import { RemovalNotice } from './removal-notice';
import { TypedNotice } from './typed-notice';

/** What became of changes that aren't saved: kept, refused, or changed elsewhere; with what can be done about it. */
export function UnsavedSaleItems() {
  const dispatch = useDispatch();
  const { byId, typed, refused, removed } = useSelector(selectSaleDrafts);
  const having = (status: DraftStatus) =>
    Object.values(byId).filter((draft) => draft.status === status);
  const kept = having('unsaved').length;
  // Who comes back to the list has other things in mind.
  useEffect(() => () => void dispatch(removalRead()), [dispatch]);
  return (
    <NoticeEdge
      label="Changes that aren’t saved"
      said={<TypedNotice typed={typed} refused={refused} />}
    >
      {having('conflict').map((draft) => (
        <ConflictNotice key={draft.variantId} draft={draft} />
      ))}
      {having('failed').map((draft) => (
        <FailureNotice key={draft.variantId} draft={draft} />
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
      {removed && <RemovalNotice variantId={removed.variantId} />}
    </NoticeEdge>
  );
}
