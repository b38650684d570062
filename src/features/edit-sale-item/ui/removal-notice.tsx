import { usePrintingLabel } from '@/entities/card';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { removalRead } from '../model/sale-drafts-slice';
import { takeRemovalBack } from '../model/save-sale-item';

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
