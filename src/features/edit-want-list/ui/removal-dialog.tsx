import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usePrintingLabel } from '@/entities/card';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { removeWanted, type WantDispatch } from '../model/save-wanted';
import { removalEnded, selectWantDrafts, type WantDraftsState } from '../model/want-drafts-slice';

/** Asks before a printing goes off the want list (spec 5). Used once on the page. */
export function RemovalDialog() {
  const dispatch = useDispatch();
  const { removal } = useSelector(selectWantDrafts);
  useEffect(() => () => void dispatch(removalEnded()), [dispatch]);
  return removal && <Question removal={removal} />;
}

function Question({ removal }: { removal: NonNullable<WantDraftsState['removal']> }) {
  const dispatch = useDispatch<WantDispatch>();
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
        <strong>{label}</strong> will no longer be on your want list. You can add it again at any
        time.
      </p>
    </ConfirmDialog>
  );
}
