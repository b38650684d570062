import { sellerSide } from '@domain/offer';
import { ChangeOffer, otherName, type ChangeOutcome, type Offer } from '@/entities/offer';
import { NotAvailable } from './not-available';

interface AcceptOfferProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

/** Accepts an offer, after a question; what isn't free any more is said in place (rules/offers#accepting). */
export function AcceptOffer({ offer, onDone }: AcceptOfferProps) {
  const other = otherName(offer);
  return (
    <ChangeOffer
      label="Accept"
      icon="check"
      variant="primary"
      title="Accept this offer?"
      confirmLabel="Accept offer"
      cancelLabel="Not yet"
      change={{ offerId: offer.id, action: 'ACCEPT' }}
      renderErrors={(errors) => <NotAvailable offer={offer} errors={errors} />}
      onDone={onDone}
    >
      <p>
        {sellerSide(offer.offerType) === offer.mySide
          ? `You promise these copies to ${other}: nobody else can ask for them any more.`
          : `${other} promises you these copies.`}{' '}
        Collections and lists change only when both of you have said that the cards changed hands.
        Until then either of you can call it off.
      </p>
    </ChangeOffer>
  );
}
