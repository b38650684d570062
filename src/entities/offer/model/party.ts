import { otherSide, type OfferSide } from '@domain/offer';
import type { OfferParty, OfferSummary } from './offer';

/** A side of an offer. */
export const partyOn = (
  { initiator, recipient }: Pick<OfferSummary, 'initiator' | 'recipient'>,
  side: OfferSide,
): OfferParty => (side === 'INITIATOR' ? initiator : recipient);

/** What to call somebody, in the middle of a sentence. */
export const partyName = ({ handle }: OfferParty): string => handle ?? 'a deleted user';

/** What to call the other side, in the middle of a sentence. */
export const otherName = (offer: OfferSummary): string =>
  partyName(partyOn(offer, otherSide(offer.mySide)));
