import { NOTE_ERRORS, NOTE_LENGTH, optionalNoteErrorOf, toNote } from '@domain/offer';
import { ChangeOffer, otherName, type ChangeOutcome, type Offer } from '@/entities/offer';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { TextArea } from '@/shared/ui/text-area';
import { reasonDropped, reasonTyped, selectReason } from '../model/decline-reasons-slice';

interface DeclineOfferProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

/**
 * Declines an offer, after a confirmation, with an optional reason that the other side sees
 * (rules/offers#who-may-answer).
 */
export function DeclineOffer({ offer, onDone }: DeclineOfferProps) {
  const dispatch = useAppDispatch();
  const { id: offerId } = offer;
  const text = useAppSelector((state) => selectReason(state, offerId));
  const other = otherName(offer);
  const mistake = optionalNoteErrorOf(text);
  return (
    <ChangeOffer
      label="Decline"
      icon="close"
      title="Decline this offer?"
      confirmLabel="Decline offer"
      cancelLabel="Not yet"
      tone="destructive"
      change={{ offerId, action: 'DECLINE', reason: toNote(text) || null }}
      onDone={(outcome) => {
        if (outcome === 'changed') dispatch(reasonDropped(offerId));
        onDone(outcome);
      }}
    >
      <p>{`${other} will see that you declined. This can’t be undone.`}</p>
      <TextArea
        label="Reason"
        optional
        hint={`${other} will see it.`}
        limit={NOTE_LENGTH}
        error={mistake ? NOTE_ERRORS[mistake] : undefined}
        value={text}
        onChange={(event) => dispatch(reasonTyped({ offerId, text: event.target.value }))}
      />
    </ChangeOffer>
  );
}
