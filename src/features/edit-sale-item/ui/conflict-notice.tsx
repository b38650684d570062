import { usePrintingLabel } from '@/entities/card';
import { useAppDispatch } from '@/shared/store';
import { OvertakenDraft } from '@/shared/ui/draft-notice';
import { conflictWords } from '../model/sale-words';
import { entryDropped } from '../model/sale-drafts-slice';
import type { SaleItemDraft } from '../model/sale-item-draft';
import { saleOutbox } from '../model/save-sale-item';

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
