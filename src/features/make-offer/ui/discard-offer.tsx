import { useState } from 'react';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { offerDiscarded } from '../model/offer-drafts-slice';
import styles from './offer-dialog.module.css';

/** Gives up what was begun, once that is confirmed. */
export function DiscardOffer() {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.discard}>
      <Button variant="quiet" icon="delete" onClick={() => setAsked(true)}>
        Discard
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Discard this offer?"
          confirmLabel="Discard"
          cancelLabel="Keep it"
          tone="destructive"
          onConfirm={() => dispatch(offerDiscarded())}
          onCancel={() => setAsked(false)}
        >
          It wasn’t sent. Its cards, prices and note are forgotten.
        </ConfirmDialog>
      )}
    </div>
  );
}
