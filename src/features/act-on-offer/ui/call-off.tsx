import { sellerSide } from '@domain/offer';
import { ChangeOffer, otherName, type ChangeOutcome, type Offer } from '@/entities/offer';

interface CallOffProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

/** Calls an accepted offer off, which frees its copies, until both sides have marked it (rules/offers#calling-off). */
export function CallOff({ offer, onDone }: CallOffProps) {
  const other = otherName(offer);
  const isSeller = sellerSide(offer.offerType) === offer.mySide;
  return (
    <ChangeOffer
      label="Call it off"
      icon="close"
      title="Call this offer off?"
      confirmLabel="Call it off"
      cancelLabel="Keep it"
      tone="destructive"
      change={{ offerId: offer.id, action: 'CALL_OFF' }}
      onDone={onDone}
    >
      <p>
        {isSeller
          ? `Your copies are no longer promised to ${other}, and others can ask for them again.`
          : `${other} no longer promises you these copies.`}{' '}
        Collections and lists stay as they are. {other} is told, and this can’t be undone.
      </p>
    </ChangeOffer>
  );
}
