import { useState } from 'react';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { offerWords } from '../model/new-offer-words';
import { hasContents, type OfferDraft } from '../model/offer-draft';
import { offerDiscarded } from '../model/offer-drafts-slice';

/** Discards a draft after a confirmation, if there is something in it. */
export function DiscardOffer({ draft }: { draft: OfferDraft }) {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  if (draft.status === 'sending' || !hasContents(draft)) return null;
  return (
    <>
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
          {`It wasn’t sent. ${offerWords(draft).parts} will be deleted.`}
        </ConfirmDialog>
      )}
    </>
  );
}
