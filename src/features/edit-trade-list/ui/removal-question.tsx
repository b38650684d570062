import { usePrintingLabel } from '@/entities/card';
import { useAppDispatch } from '@/shared/store';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { listDrafts, type ListDraftsState } from '../model/list-drafts-slice';
import { removeItem } from '../model/save-list-item';

const { removalEnded } = listDrafts.WANT_LIST.actions;

/** Asks before a printing is removed from the want list (rules/trade-lists#want-quantity). */
export function RemovalQuestion({ removal }: { removal: NonNullable<ListDraftsState['removal']> }) {
  const dispatch = useAppDispatch();
  const label = usePrintingLabel(removal.variantId);
  const { listId, ...item } = removal;
  return (
    <ConfirmDialog
      title="Remove from Want List?"
      confirmLabel="Remove"
      cancelLabel="Keep it"
      tone="destructive"
      onCancel={() => dispatch(removalEnded())}
      onConfirm={() => {
        dispatch(removalEnded());
        dispatch(removeItem({ kind: 'WANT_LIST', listId, item }));
      }}
    >
      <p>
        <strong>{label}</strong>{' '}
        <span>will no longer be on your want list. You can add it again at any time.</span>
      </p>
    </ConfirmDialog>
  );
}
