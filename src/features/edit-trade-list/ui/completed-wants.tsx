import { usePrintingLabel } from '@/entities/card';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { listDrafts } from '../model/list-drafts-slice';
import { removeItem } from '../model/save-list-item';
import { useCompletedWants, type MissingCounts } from '../model/use-completed-wants';
import { ItemNotices } from './unsaved-items';

const { completionRead } = listDrafts.WANT_LIST.actions;

/**
 * Asks whether to remove printings that are no longer missing from the want list (rules/trade-lists#no-longer-missing).
 * It doesn't take the focus, since the person is still counting.
 */
export function CompletedWants({ counts }: { counts: MissingCounts }) {
  const dispatch = useAppDispatch();
  const completed = useCompletedWants(counts);
  const remove = () => {
    for (const own of completed) dispatch(removeItem(own));
    dispatch(completionRead());
  };
  return (
    <>
      {completed.length > 0 && (
        <Notice
          tone="info"
          title="Remove from Want List?"
          actions={
            <>
              <Button icon="delete" onClick={remove}>
                {completed.length === 1 ? 'Remove' : `Remove all ${completed.length}`}
              </Button>
              <Button onClick={() => dispatch(completionRead())}>Keep</Button>
            </>
          }
        >
          <span>You have all the copies that you need of</span>{' '}
          {completed.map(({ item: { variantId } }, at) => (
            <span key={variantId}>
              {at > 0 && <span>{'; '}</span>}
              <Printing variantId={variantId} />
            </span>
          ))}
          <span>.</span>
        </Notice>
      )}
      <ItemNotices kind="WANT_LIST" />
    </>
  );
}

const Printing = ({ variantId }: { variantId: string }) => (
  <strong>{usePrintingLabel(variantId)}</strong>
);
