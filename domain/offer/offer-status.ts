import { parserOf } from '../errors';

export const OFFER_STATUSES = ['ACCEPTED', 'DECLINED', 'PENDING', 'RESCINDED'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Throws `Unknown offer status: value` for any other value. */
export const parseOfferStatus = parserOf('offer status', OFFER_STATUSES);

/** How a status reads, in the table as on the offer's page (rules/offers#statuses). */
export const offerStatusText = (status: OfferStatus): string =>
  status === 'PENDING' ? 'Awaiting response' : `Offer ${status.toLowerCase()}`;
