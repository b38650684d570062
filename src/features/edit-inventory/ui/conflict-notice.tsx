import { useDispatch } from 'react-redux';
import { usePrintingLabel } from '@/entities/card';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import type { CountDraft } from '../model/count-draft';
import { draftDropped } from '../model/count-drafts-slice';
import { conflictWords } from '../model/count-words';
import { chooseOwnCount, type CountDispatch } from '../model/save-count';

interface ConflictNoticeProps {
  variantId: string;
  draft: CountDraft;
}

/** Two tabs changed one count: both are shown, and the person says which one holds (quality 2). */
export function ConflictNotice({ variantId, draft }: ConflictNoticeProps) {
  const dispatch = useDispatch<CountDispatch>();
  const label = usePrintingLabel(variantId);
  const { own, theirs } = conflictWords(draft);
  return (
    <Notice
      tone="warning"
      title={`${label} was changed elsewhere`}
      actions={
        <>
          <Button onClick={() => dispatch(chooseOwnCount(variantId))}>Keep {own}</Button>
          <Button onClick={() => dispatch(draftDropped(variantId))}>Take {theirs}</Button>
        </>
      }
    >
      You set {own}. It has become {theirs}.
    </Notice>
  );
}
