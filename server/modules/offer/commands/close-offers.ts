import type { InboxEventKind } from '@domain/offer';
import type { Transaction } from '@server/db/database';
import { otherOf, type OwnOffer } from '../offer';
import { ownOpenOffers } from '../queries/own-offer';
import { applyOfferChange, type OfferChange } from './apply-offer-change';

/**
 * Closes all open offers of a player who deletes their account (rules/offers#offers-of-the-deleted), and notifies the
 * other sides. All of their accounts are held.
 */
export async function closeOffers(transaction: Transaction, userId: string): Promise<void> {
  const offers = await ownOpenOffers(transaction, userId);
  // In the partners' order, in which everyone locks inboxes. Nobody else writes to the player's own meanwhile.
  offers.sort((one, other) => (otherOf(one).id < otherOf(other).id ? -1 : 1));
  for (const own of offers) {
    const { kind, change } = closing(own);
    await applyOfferChange(transaction, own, kind, change);
  }
}

function closing({ status, mySide }: OwnOffer): { kind: InboxEventKind; change: OfferChange } {
  if (status === 'ACCEPTED') return { kind: 'CALLED_OFF', change: { calledOffBy: mySide } };
  return mySide === 'INITIATOR'
    ? { kind: 'RESCINDED', change: { status: 'RESCINDED' } }
    : { kind: 'DECLINED', change: { status: 'DECLINED' } };
}
