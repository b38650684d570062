import type { ReactNode } from 'react';
import type { SendStatus } from '@/shared/lib/outbox';
import { useAppSelector } from '@/shared/store';
import { UnreachableDrafts } from '@/shared/ui/draft-notice';
import { NoticeEdge } from '@/shared/ui/notice';
import { selectCountDrafts } from '../model/count-drafts-slice';
import { ConflictNotice, FailureNotice, RefusedText } from './count-notices';

interface UnsavedCountsProps {
  /** Other notices that counting leads to. */
  children?: ReactNode;
}

/**
 * What became of counts that aren't saved: kept, refused, or changed elsewhere; with what can be done about it. Stands
 * after the counts in the page and sticks to the window's lower edge, so that it moves nothing that is read.
 */
export function UnsavedCounts({ children }: UnsavedCountsProps) {
  const { entries, refused } = useAppSelector(selectCountDrafts);
  const having = (status: SendStatus) =>
    Object.entries(entries)
      .filter(([, draft]) => draft.status === status)
      .map(([variantId, draft]) => ({ variantId, draft }));
  const kept = having('retrying').length;

  return (
    <NoticeEdge label="Counts that aren’t saved" said={refused && <RefusedText {...refused} />}>
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
