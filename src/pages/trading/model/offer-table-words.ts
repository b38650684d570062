import type { OfferType } from '@domain/offer';
import type { OfferSummary } from '@/entities/offer';

export const OFFER_TYPE_NAMES: Record<OfferType, string> = { BUY: 'Buy', SELL: 'Sell' };

/**
 * What a received offer's type means for the viewer: `from you`; null for a sent one, whose type needs no explanation.
 */
export const typeForViewer = ({ mySide, offerType }: OfferSummary): string | null => {
  if (mySide === 'INITIATOR') return null;
  return offerType === 'BUY' ? 'from you' : 'to you';
};
