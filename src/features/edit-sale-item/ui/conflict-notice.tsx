import { useDispatch } from 'react-redux';
import { usePrintingLabel } from '@/entities/card';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { conflictWords } from '../model/sale-words';
import { draftDropped } from '../model/sale-drafts-slice';
import type { SaleItemDraft } from '../model/sale-item-draft';
import { chooseOwnItem, type SaleDispatch } from '../model/save-sale-item';

/** Two tabs changed one item: both are shown, and the person says which one holds (quality 2). */
export function ConflictNotice({ draft }: { draft: SaleItemDraft }) {
  const dispatch = useDispatch<SaleDispatch>();
  const { variantId } = draft;
  const label = usePrintingLabel(variantId);
  const { story, keep, take } = conflictWords(draft);
  return (
    <Notice
      tone="warning"
      title={`${label} was changed elsewhere`}
      actions={
        <>
          <Button onClick={() => dispatch(chooseOwnItem(variantId))}>{keep}</Button>
          <Button onClick={() => dispatch(draftDropped(variantId))}>{take}</Button>
        </>
      }
    >
      {story}
    </Notice>
  );
}
