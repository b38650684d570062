import type { OfferSummary } from './offer';
import { otherName } from './party';

/** Who offered to buy or to sell, and to which player (rules/offers#offer-page), as one of the two reads it. */
export function offerSentence(offer: OfferSummary): string {
  const other = otherName(offer);
  const [verb, preposition] = offer.offerType === 'BUY' ? ['buy', 'from'] : ['sell', 'to'];
  return offer.mySide === 'INITIATOR'
    ? `You offered to ${verb} ${preposition} ${other}`
    : `${other} offered to ${verb} ${preposition} you`;
}
