import type { InboxEventKind } from '@domain/offer';
import type { Database, Transaction } from '@server/db/database';
import { noteChange, type OfferChange } from '../note-change';
import { asOwn, otherOf, type OwnOffer } from '../offer';
import { findOpenOffers } from '../repo';

async function ownOpenOffers(
  database: Database | Transaction,
  userId: string,
): Promise<OwnOffer[]> {
  const offers = await findOpenOffers(database, userId);
  return offers.flatMap((open) => asOwn(open, userId) ?? []);
}

/** The ids of those with whom a player has an offer that isn't over: their accounts are held before it is closed. */
export async function openPartnersOf(
  database: Database | Transaction,
  userId: string,
): Promise<string[]> {
  const offers = await ownOpenOffers(database, userId);
  return [...new Set(offers.map((own) => otherOf(own).id))];
}

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
    await noteChange(transaction, own, kind, change);
  }
}

function closing({ status, mySide }: OwnOffer): { kind: InboxEventKind; change: OfferChange } {
  if (status === 'ACCEPTED') return { kind: 'CALLED_OFF', change: { calledOffBy: mySide } };
  return mySide === 'INITIATOR'
    ? { kind: 'RESCINDED', change: { status: 'RESCINDED' } }
    : { kind: 'DECLINED', change: { status: 'DECLINED' } };
}
