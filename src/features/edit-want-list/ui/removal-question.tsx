import { usePrintingLabel } from '@/entities/card';
import { useAppDispatch } from '@/shared/store';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { removeWanted } from '../model/save-wanted';
import { removalEnded, type WantDraftsState } from '../model/want-drafts-slice';

/** Asks before a printing is removed from the want list (rules/trade-lists#want-quantity). */
export function RemovalQuestion({ removal }: { removal: NonNullable<WantDraftsState['removal']> }) {
  const dispatch = useAppDispatch();
  const label = usePrintingLabel(removal.variantId);
  const { wantListId, ...item } = removal;
  return (
    <ConfirmDialog
      title="Remove from Want List?"
      confirmLabel="Remove"
      cancelLabel="Keep it"
      tone="destructive"
      onCancel={() => dispatch(removalEnded())}
      onConfirm={() => {
        dispatch(removalEnded());
        dispatch(removeWanted({ wantListId, item }));
      }}
    >
      <p>
        <strong>{label}</strong>{' '}
        <span>will no longer be on your want list. You can add it again at any time.</span>
      </p>
    </ConfirmDialog>
  );
}
