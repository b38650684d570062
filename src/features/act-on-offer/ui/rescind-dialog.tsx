import { ChangeOfferDialog, type ChangeOutcome, type OfferSummary } from '@/entities/offer';
import { rescindQuestion } from './rescind-question';

interface RescindDialogProps {
  offer: OfferSummary;
  onDone: (outcome: ChangeOutcome) => void;
  onCancel: () => void;
}

/** The question alone, for a table whose rows come and go while it is open. */
export const RescindDialog = ({ offer, onDone, onCancel }: RescindDialogProps) => (
  <ChangeOfferDialog {...rescindQuestion(offer)} onDone={onDone} onCancel={onCancel} />
);
