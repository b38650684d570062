import type { OfferRole, OfferStage, OfferType } from '@domain/offer';
import type { OfferSummary } from '@/entities/offer';

export const OFFER_TYPE_NAMES: Record<OfferType, string> = {
  BUY: 'Buy',
  SELL: 'Sell',
  TRADE: 'Swap',
};

export const OFFER_ROLE_NAMES: Record<OfferRole, string> = {
  ALL: 'Both',
  RECIPIENT: 'Received',
  INITIATOR: 'Sent',
};

export const OFFER_STAGE_NAMES: Record<OfferStage, string> = {
  MY_TURN: 'My turn',
  OPEN: 'Open',
  DONE: 'Done',
};

/** The caption of the table of offers, for screen readers. */
export const OFFER_CAPTIONS: Record<OfferRole, string> = {
  ALL: 'Your offers',
  RECIPIENT: 'Offers that you received',
  INITIATOR: 'Offers that you sent',
};

/** Where the copies of an offer's type go, from the viewer's point of view: `from you`. Null for a swap's: both ways. */
export const typeForViewer = ({ mySide, offerType }: OfferSummary): string | null => {
  if (offerType === 'TRADE') return null;
  const [mine, theirs] = offerType === 'BUY' ? ['from them', 'from you'] : ['to them', 'to you'];
  return mySide === 'INITIATOR' ? mine : theirs;
};
