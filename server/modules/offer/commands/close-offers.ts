import type { InboxEventKind } from '@domain/offer';
import type { Transaction } from '@server/db/database';
import { otherOf, type OwnOffer } from '../offer';
import { ownOpenOffers } from '../queries/own-offer';
import { applyOfferChange, type OfferChange } from './apply-offer-change';

/**
 * Closes what is open of a player who leaves, and tells the other sides: what they offered is rescinded, what they were
 * offered declined, what was agreed called off (product 10). Their accounts and the player's own are held.
 */
export async function closeOffers(transaction: Transaction, userId: string): Promise<void> {
  const offers = await ownOpenOffers(transaction, userId);
  // In the order of the partners, in which everyone locks inboxes; to the player's own nobody else comes meanwhile.
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
