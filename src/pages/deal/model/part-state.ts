import { parseOfferStatus } from '@domain/offer';
import type { DealPart } from '../api/deal-api';

/** What has become of a part of a deal. */
export type PartState =
  | 'UNSENT'
  | 'UNAVAILABLE'
  | 'WAITING'
  | 'ACCEPTED'
  | 'EXCHANGED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'ENDED';

export function partState({ offer, isForSale }: DealPart): PartState {
  if (offer === null) return isForSale ? 'UNSENT' : 'UNAVAILABLE';
  switch (parseOfferStatus(offer.status)) {
    case 'PENDING':
      return 'WAITING';
    case 'DECLINED':
      return 'DECLINED';
    case 'RESCINDED':
      return offer.isLapsed ? 'EXPIRED' : 'ENDED';
    case 'ACCEPTED':
      if (offer.calledOffBy !== null) return 'ENDED';
      return offer.exchangedBy.length > 1 ? 'EXCHANGED' : 'ACCEPTED';
  }
}

const LOST: readonly PartState[] = ['UNAVAILABLE', 'DECLINED', 'EXPIRED', 'ENDED'];

/** Whether a part's cards have to come from somebody else. */
export const isLost = (part: DealPart): boolean => LOST.includes(partState(part));

/** A state in words. */
export const PART_WORDS: Readonly<Record<PartState, string>> = {
  UNSENT: 'Not sent yet',
  UNAVAILABLE: 'No longer for sale',
  WAITING: 'Awaiting response',
  ACCEPTED: 'Accepted',
  EXCHANGED: 'Exchanged',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  ENDED: 'Called off',
};
