import { useEffect } from 'react';
import { usePrintingLabel } from '@/entities/card';
import type { SendStatus } from '@/shared/lib/outbox';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { UnreachableDrafts, OvertakenDraft, RefusedDraft } from '@/shared/ui/draft-notice';
import { NoticeEdge, Notice } from '@/shared/ui/notice';
import { mistakeIn } from '../model/read-typed';
import type { RefusedText, SaleDraftsState } from '../model/sale-drafts';
import { entryDropped, removalRead, selectSaleDrafts } from '../model/sale-drafts-slice';
import { type SaleItemDraft, SALE_PARTS } from '../model/sale-item-draft';
import { conflictWords, saleWords } from '../model/sale-words';
import { saleOutbox, takeRemovalBack } from '../model/save-sale-item';

/** The state of unsaved changes: retrying, refused, or in conflict, with the possible actions. */
export function UnsavedSaleItems() {
  const dispatch = useAppDispatch();
  const { entries, typed, refused, removed } = useAppSelector(selectSaleDrafts);
  const having = (status: SendStatus) =>
    Object.values(entries).filter((draft) => draft.status === status);
  const kept = having('retrying').length;
  // A user who returns to the list no longer needs the notice.
  useEffect(() => () => void dispatch(removalRead()), [dispatch]);
  return (
    <NoticeEdge label="Unsaved changes" said={<TypedNotice typed={typed} refused={refused} />}>
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

/** Two tabs changed one item: both are shown, and the user chooses (rules/errors#conflicts). */
function ConflictNotice({ draft }: { draft: SaleItemDraft }) {
  const dispatch = useAppDispatch();
  const { variantId } = draft;
  const { story, keep, take } = conflictWords(draft);
  return (
    <OvertakenDraft
      what={usePrintingLabel(variantId)}
      keep={keep}
      take={take}
      onKeep={() => dispatch(saleOutbox.keepOwn(variantId))}
      onTake={() => dispatch(entryDropped(variantId))}
    >
      {story}
    </OvertakenDraft>
  );
}

/** A change was refused and rolled back (rules/errors#drafts); the value that the person wanted is offered again. */
function FailureNotice({ draft }: { draft: SaleItemDraft }) {
  const dispatch = useAppDispatch();
  const { variantId, wanted, parts } = draft;
  const label = usePrintingLabel(variantId);
  return (
    <RefusedDraft
      title="Failed to update sale list"
      onRetry={() => dispatch(saleOutbox.sendAgain(variantId))}
      onClose={() => dispatch(entryDropped(variantId))}
    >{`${label}: ${saleWords(wanted, parts)} wasn’t saved.`}</RefusedDraft>
  );
}

/** A printing was taken off the list; one click puts it back as it was. */
function RemovalNotice({ variantId }: { variantId: string }) {
  const dispatch = useAppDispatch();
  const label = usePrintingLabel(variantId);
  return (
    <Notice
      actions={
        <>
          <Button icon="undo" onClick={() => dispatch(takeRemovalBack())}>
            Put it back
          </Button>
          <Button
            variant="quiet"
            icon="close"
            aria-label="Close"
            onClick={() => dispatch(removalRead())}
          />
        </>
      }
    >{`${label} is off the list.`}</Notice>
  );
}

interface TypedNoticeProps {
  typed: SaleDraftsState['typed'];
  /** The text that a field rejected. */
  refused: RefusedText | null;
}

/** Says why a field rejected a text or can't save it. */
function TypedNotice({ typed, refused }: TypedNoticeProps) {
  const left = Object.entries(typed).flatMap(([variantId, texts]) =>
    SALE_PARTS.flatMap((part) => {
      const { text, isLeft } = texts[part] ?? { text: '', isLeft: false };
      return isLeft ? [{ variantId, part, text }] : [];
    }),
  );
  const received = refused ?? left.at(-1);
  if (!received) return null;
  return <Mistake {...received} />;
}

function Mistake({ variantId, part, text }: RefusedText) {
  const label = usePrintingLabel(variantId);
  return `${label}: ${mistakeIn(part, text)}`;
}
