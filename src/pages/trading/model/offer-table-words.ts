import type { OfferType } from '@domain/offer';
import type { OfferSummary } from '@/entities/offer';

export const OFFER_TYPE_NAMES: Record<OfferType, string> = { BUY: 'Buy', SELL: 'Sell' };

/** What a received offer's type comes to for the viewer: `from you`; null for a sent one, which says so itself. */
export const typeForViewer = ({ mySide, offerType }: OfferSummary): string | null => {
  if (mySide === 'INITIATOR') return null;
  return offerType === 'BUY' ? 'from you' : 'to you';
};
