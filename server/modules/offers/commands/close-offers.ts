import { afterAction } from '@domain/offer';
import type { Transaction } from '@server/platform/db/database';
import { otherOf, type OwnOffer } from '../queries/offer';
import { ownOpenOffers } from '../queries/own-offer';
import { applyOfferChange, EVENT_OF_ACTION, recordExpiry } from './apply-offer-change';

/**
 * Closes all open offers of a player who deletes their account (rules/offers#offers-of-the-deleted) or is suspended, or
 * those with one player that they block, and notifies the other sides. All of their accounts are held.
 *
 * @param partnerId the other side of the offers; undefined for all
 */
export async function closeOffers(
  transaction: Transaction,
  userId: string,
  partnerId?: string,
): Promise<void> {
  const open = await ownOpenOffers(transaction, userId);
  const offers = open.filter((own) => partnerId === undefined || otherOf(own).id === partnerId);
  // In the partners' order, in which everyone locks inboxes. Nobody else writes to the player's own meanwhile.
  offers.sort((one, other) => (otherOf(one).id < otherOf(other).id ? -1 : 1));
  for (const own of offers) await close(transaction, own);
}

/** An open offer allows each side one of them. */
const CLOSING = ['RESCIND', 'DECLINE', 'CALL_OFF'] as const;

async function close(transaction: Transaction, own: OwnOffer): Promise<void> {
  if (own.isLapsed) {
    await recordExpiry(transaction, own);
    return;
  }
  for (const action of CLOSING) {
    const outcome = afterAction(own, own.mySide, action);
    if (!outcome.ok) continue;
    const { status, calledOffBy } = outcome.state;
    await applyOfferChange(transaction, own, EVENT_OF_ACTION[action], { status, calledOffBy });
    return;
  }
}
