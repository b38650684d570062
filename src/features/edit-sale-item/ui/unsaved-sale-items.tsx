import { useEffect } from 'react';
import type { SendStatus } from '@/shared/lib/outbox';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { UnreachableDrafts } from '@/shared/ui/draft-notice';
import { NoticeEdge } from '@/shared/ui/notice';
import { removalRead, selectSaleDrafts } from '../model/sale-drafts-slice';
import { ConflictNotice, FailureNotice, RemovalNotice, TypedNotice } from './sale-item-notices';

/** What became of changes that aren't saved: kept, refused, or changed elsewhere; with what can be done about it. */
export function UnsavedSaleItems() {
  const dispatch = useAppDispatch();
  const { entries, typed, refused, removed } = useAppSelector(selectSaleDrafts);
  const having = (status: SendStatus) =>
    Object.values(entries).filter((draft) => draft.status === status);
  const kept = having('retrying').length;
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
      {having('refused').map((draft) => (
        <FailureNotice key={draft.variantId} draft={draft} />
      ))}
      <UnreachableDrafts count={kept} noun="change" />
      {removed && <RemovalNotice variantId={removed.variantId} />}
    </NoticeEdge>
  );
}
