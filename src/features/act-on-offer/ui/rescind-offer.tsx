import { ChangeOffer, type ChangeOutcome, type OfferSummary } from '@/entities/offer';
import { rescindQuestion } from './rescind-question';

interface RescindOfferProps {
  offer: OfferSummary;
  onDone: (outcome: ChangeOutcome) => void;
}

/** Takes one's own pending offer back, after a question (rules/offers#who-may-answer). */
export const RescindOffer = ({ offer, onDone }: RescindOfferProps) => (
  <ChangeOffer label="Rescind" icon="undo" {...rescindQuestion(offer)} onDone={onDone} />
);
