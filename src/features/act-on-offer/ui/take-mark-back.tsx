import { ChangeOffer, otherName, type ChangeOutcome, type Offer } from '@/entities/offer';

interface TakeMarkBackProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

/** Takes one's own mark back, until the other side has marked too (rules/offers#exchange). */
export const TakeMarkBack = ({ offer, onDone }: TakeMarkBackProps) => (
  <ChangeOffer
    label="Take mark back"
    icon="undo"
    title="Take your mark back?"
    confirmLabel="Take it back"
    cancelLabel="Keep it"
    change={{ offerId: offer.id, action: 'TAKE_MARK_BACK' }}
    onDone={onDone}
  >
    <p>
      {otherName(offer)} is told that the cards haven’t changed hands. The offer stays accepted, and
      you can mark it again.
    </p>
  </ChangeOffer>
);
