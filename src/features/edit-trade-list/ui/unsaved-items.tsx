import { useEffect } from 'react';
import { OFF_LIST, TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { usePrintingLabel } from '@/entities/card';
import type { SendStatus } from '@/shared/lib/outbox';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { UnreachableDrafts, OvertakenDraft, RefusedDraft } from '@/shared/ui/draft-notice';
import { NoticeEdge, Notice } from '@/shared/ui/notice';
import {
  listDrafts,
  selectDrafts,
  type ListDraftsState,
  type RefusedText,
} from '../model/list-drafts-slice';
import { ITEM_PARTS, type ListItemDraft } from '../model/list-item-draft';
import { conflictWords, itemWords } from '../model/list-item-words';
import { mistakeIn } from '../model/read-typed';
import { listOutboxes, takeRemovalBack } from '../model/save-list-item';

interface OfKind {
  kind: TradeListKind;
}

/** The state of unsaved changes of one of the viewer's lists. Placed after the list. */
export function UnsavedItems({ kind }: OfKind) {
  const dispatch = useAppDispatch();
  const { typed, refused, removed } = useAppSelector((state) => selectDrafts(state, kind));
  // A user who returns to the list no longer needs the notice.
  useEffect(() => () => void dispatch(listDrafts[kind].actions.removalRead()), [dispatch, kind]);
  return (
    <NoticeEdge
      label={`Changes to your ${TRADE_LISTS[kind].name}`}
      said={<TypedNotice typed={typed} refused={refused} />}
    >
      <ItemNotices kind={kind} />
      {removed && <RemovalNotice variantId={removed.variantId} />}
    </NoticeEdge>
  );
}

/** What is retried, refused, or in conflict, with the possible actions. */
export function ItemNotices({ kind }: OfKind) {
  const { entries } = useAppSelector((state) => selectDrafts(state, kind));
  const having = (status: SendStatus) =>
    Object.values(entries).filter((draft) => draft.status === status);
  return (
    <>
      {having('conflict').map((draft) => (
        <ConflictNotice key={draft.variantId} kind={kind} draft={draft} />
      ))}
      {having('refused').map((draft) => (
        <FailureNotice key={draft.variantId} kind={kind} draft={draft} />
      ))}
      <UnreachableDrafts count={having('retrying').length} noun="change" />
    </>
  );
}

interface DraftNoticeProps extends OfKind {
  draft: ListItemDraft;
}

/** Two tabs changed one item: both are shown, and the user chooses (rules/errors#conflicts). */
function ConflictNotice({ kind, draft }: DraftNoticeProps) {
  const dispatch = useAppDispatch();
  const { variantId } = draft;
  const { story, keep, take } = conflictWords(draft);
  return (
    <OvertakenDraft
      what={usePrintingLabel(variantId)}
      keep={keep}
      take={take}
      onKeep={() => dispatch(listOutboxes[kind].keepOwn(variantId))}
      onTake={() => dispatch(listDrafts[kind].actions.entryDropped(variantId))}
    >
      {story}
    </OvertakenDraft>
  );
}

/** A change was refused and rolled back (rules/errors#drafts); the value that the person wanted is offered again. */
function FailureNotice({ kind, draft: { variantId, wanted, parts } }: DraftNoticeProps) {
  const dispatch = useAppDispatch();
  const label = usePrintingLabel(variantId);
  return (
    <RefusedDraft
      title={`Failed to update ${TRADE_LISTS[kind].name}`}
      onRetry={() => dispatch(listOutboxes[kind].sendAgain(variantId))}
      onClose={() => dispatch(listDrafts[kind].actions.entryDropped(variantId))}
    >
      {wanted.quantity === OFF_LIST
        ? `${label}: it is still on your list.`
        : `${label}: ${itemWords(wanted, parts)} wasn’t saved.`}
    </RefusedDraft>
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
            onClick={() => dispatch(listDrafts.SALE_LIST.actions.removalRead())}
          />
        </>
      }
    >{`${label} is off the list.`}</Notice>
  );
}

interface TypedNoticeProps {
  typed: ListDraftsState['typed'];
  /** The text that a field rejected. */
  refused: RefusedText | null;
}

/** Says why a field rejected a text or can't save it. */
function TypedNotice({ typed, refused }: TypedNoticeProps) {
  const left = Object.entries(typed).flatMap(([variantId, texts]) =>
    ITEM_PARTS.flatMap((part) => {
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
