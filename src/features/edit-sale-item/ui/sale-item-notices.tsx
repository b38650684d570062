import { usePrintingLabel } from '@/entities/card';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { OvertakenDraft, RefusedDraft } from '@/shared/ui/draft-notice';
import { Notice } from '@/shared/ui/notice';
import { TYPING_RULES } from '../model/read-typed';
import type { RefusedText, SaleDraftsState } from '../model/sale-drafts';
import { entryDropped, removalRead } from '../model/sale-drafts-slice';
import { type SaleItemDraft, SALE_PARTS } from '../model/sale-item-draft';
import { conflictWords, saleWords } from '../model/sale-words';
import { saleOutbox, takeRemovalBack } from '../model/save-sale-item';

/** Two tabs changed one item: both are shown, and the person says which one holds (rules/errors#conflicts). */
export function ConflictNotice({ draft }: { draft: SaleItemDraft }) {
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

/** A change was refused and is rolled back (rules/errors#drafts); what the person wanted isn't lost. */
export function FailureNotice({ draft }: { draft: SaleItemDraft }) {
  const dispatch = useAppDispatch();
  const { variantId, wanted, parts } = draft;
  const label = usePrintingLabel(variantId);
  return (
    <RefusedDraft
      title="Failed to update sale list"
      onRetry={() => dispatch(saleOutbox.sendAgain(variantId))}
      onClose={() => dispatch(entryDropped(variantId))}
    >
      {label}: {saleWords(wanted, parts)} wasn’t saved.
    </RefusedDraft>
  );
}

/** A printing was taken off the list; one click puts it back as it was. */
export function RemovalNotice({ variantId }: { variantId: string }) {
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
    >
      {label} is off the list.
    </Notice>
  );
}

interface TypedNoticeProps {
  typed: SaleDraftsState['typed'];
  /** What a field didn't take. */
  refused: RefusedText | null;
}

/** Says why something that was typed isn't taken or saved. */
export function TypedNotice({ typed, refused }: TypedNoticeProps) {
  const left = Object.entries(typed).flatMap(([variantId, texts]) =>
    SALE_PARTS.filter((part) => texts[part]?.isLeft).map((part) => ({ variantId, part })),
  );
  const told = refused ?? left.at(-1);
  if (!told) return null;
  return <Mistake {...told} />;
}

function Mistake({ variantId, part }: Pick<RefusedText, 'variantId' | 'part'>) {
  const label = usePrintingLabel(variantId);
  return (
    <>
      {label}: {TYPING_RULES[part]}
    </>
  );
}
