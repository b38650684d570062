import { useEffect } from 'react';
import type { DraftStatus } from '@/shared/lib/send-draft';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { UnreachableDrafts } from '@/shared/ui/draft-notice';
import { NoticeEdge } from '@/shared/ui/notice';
import { removalRead, selectSaleDrafts } from '../model/sale-drafts-slice';
import { ConflictNotice } from './conflict-notice';
import { FailureNotice } from './failure-notice';
import { RemovalNotice } from './removal-notice';
import { TypedNotice } from './typed-notice';

/** What became of changes that aren't saved: kept, refused, or changed elsewhere; with what can be done about it. */
export function UnsavedSaleItems() {
  const dispatch = useAppDispatch();
  const { byId, typed, refused, removed } = useAppSelector(selectSaleDrafts);
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
      <UnreachableDrafts count={kept} noun="change" />
      {removed && <RemovalNotice variantId={removed.variantId} />}
    </NoticeEdge>
  );
}
