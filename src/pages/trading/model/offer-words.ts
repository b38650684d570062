import { otherSide, turnOf, type OfferType } from '@domain/offer';
import { otherName, type OfferSummary } from '@/entities/offer';

export const OFFER_TYPE_NAMES: Record<OfferType, string> = { BUY: 'Buy', SELL: 'Sell' };

/** What a received offer's type comes to for the viewer: `from you`; null for a sent one, which says so itself. */
export const typeForViewer = ({ mySide, offerType }: OfferSummary): string | null => {
  if (mySide === 'INITIATOR') return null;
  return offerType === 'BUY' ? 'from you' : 'to you';
};

/** The side that an offer waits for, as the viewer sees it. */
export interface Turn {
  text: string;
  isMine: boolean;
}

/** Whose turn it is: the viewer's before the other's; null where an offer is over. */
export function turnFor(offer: OfferSummary): Turn | null {
  const waitsFor = turnOf(offer);
  if (waitsFor.includes(offer.mySide)) return { text: 'Your turn', isMine: true };
  if (!waitsFor.includes(otherSide(offer.mySide))) return null;
  return { text: `${otherName(offer)}’s turn`, isMine: false };
}
