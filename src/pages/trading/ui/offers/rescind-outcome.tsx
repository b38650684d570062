import { otherName, type ChangeOutcome, type OfferSummary } from '@/entities/offer';
import { Notice } from '@/shared/ui/notice';

/** An offer that was to be taken back, and how that went. */
export interface Rescinded {
  offer: OfferSummary;
  outcome: ChangeOutcome;
}

/** Says how it went; the table shows the offer as it is by then. */
export const RescindOutcome = ({ offer, outcome }: Rescinded) => {
  const other = otherName(offer);
  return outcome === 'changed' ? (
    <Notice tone="success">Your offer to {other} is rescinded.</Notice>
  ) : (
    <Notice tone="warning">
      Your offer to {other} can’t be rescinded any more: it was changed meanwhile.
    </Notice>
  );
};
