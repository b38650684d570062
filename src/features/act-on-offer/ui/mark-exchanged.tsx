import { otherSide } from '@domain/offer';
import { ChangeOffer, otherName, type ChangeOutcome, type Offer } from '@/entities/offer';
import { whatChanges } from '../model/what-changes';

interface MarkExchangedProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

/** Says that the cards changed hands. The second mark settles the offer for good (rules/offers#exchange). */
export function MarkExchanged({ offer, onDone }: MarkExchangedProps) {
  const other = otherName(offer);
  const isFinal = offer.exchangedBy[otherSide(offer.mySide)];
  return (
    <ChangeOffer
      label="Mark as exchanged"
      icon="check"
      variant="primary"
      title="Have the cards changed hands?"
      confirmLabel={isFinal ? 'Settle for good' : 'Mark as exchanged'}
      cancelLabel="Not yet"
      change={{ offerId: offer.id, action: 'MARK_EXCHANGED' }}
      onDone={onDone}
    >
      {isFinal ? (
        <p>
          {other} says so already. With your mark, {whatChanges(offer)} This is final.
        </p>
      ) : (
        <p>
          Once {other} says so, too, {whatChanges(offer)} Until then you can take your mark back.
        </p>
      )}
    </ChangeOffer>
  );
}
