import {
  ChangeOffer,
  otherParty,
  partyName,
  type ChangeOutcome,
  type OfferSummary,
} from '@/entities/offer';

interface RescindOfferProps {
  offer: OfferSummary;
  onDone?: (outcome: ChangeOutcome) => void;
}

/** Takes one's own pending offer back, after a question (spec 4). */
export const RescindOffer = ({ offer, onDone }: RescindOfferProps) => (
  <ChangeOffer
    label="Rescind"
    icon="undo"
    title="Rescind this offer?"
    confirmLabel="Rescind offer"
    cancelLabel="Keep it"
    tone="destructive"
    change={{ offerId: offer.id, action: 'RESCIND' }}
    onDone={onDone}
  >
    <p>
      You take your offer to {partyName(otherParty(offer))} back, who can’t accept it any more. This
      can’t be undone, but you can make another one.
    </p>
  </ChangeOffer>
);
