import type { OfferSummary } from './offer';
import { otherName } from './party';

/** Who offered to buy from or to sell to whom (rules/offers#offer-page), as one of the two reads it. */
export function offerSentence(offer: OfferSummary): string {
  const other = otherName(offer);
  const [deed, whose] = offer.offerType === 'BUY' ? ['buy', 'from'] : ['sell', 'to'];
  return offer.mySide === 'INITIATOR'
    ? `You offered to ${deed} ${whose} ${other}`
    : `${other} offered to ${deed} ${whose} you`;
}
