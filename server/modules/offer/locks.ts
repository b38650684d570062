import { LIST_OF_OFFER } from '@domain/offer';
import type { Transaction } from '@server/db/database';
import { refusal } from '@server/errors';
import { holdSaleList } from '@server/modules/sale-list';
import { visibleOwner } from '@server/modules/sharing';
import { holdAccount } from '@server/modules/user';
import { holdWantList } from '@server/modules/want-list';
import type { Viewer } from '@server/session';
import { asOwn, buyerOf, type Offer, type OfferInput, type OwnOffer, sellerOf } from './offer';
import { offerNotFound } from './policy';
import { findOwnOffer, type OwnOfferKey } from './queries/own-offer';
import { lockOffer } from './repo';

/**
 * One's own offer to do something with: until the transaction ends nobody else does, and neither account is deleted.
 *
 * @throws NOT_FOUND for an offer in which somebody has no part, as for none (product 9), UNAUTHENTICATED where their
 * account was deleted meanwhile
 */
export async function lockOwnOffer(
  transaction: Transaction,
  { offerId, userId }: OwnOfferKey,
): Promise<OwnOffer> {
  const { initiator, recipient } = await findOwnOffer(transaction, { offerId, userId });
  // Accounts first and in one order, as their deletion and every change of a list takes them.
  for (const id of [initiator.id, recipient.id].toSorted()) {
    const isThere = await holdAccount(transaction, id);
    if (!isThere && id === userId) throw refusal('UNAUTHENTICATED', 'Please sign in.');
  }
  const locked = await lockOffer(transaction, offerId);
  const own = locked && asOwn(locked, userId);
  if (own === null) throw offerNotFound();
  return own;
}

/**
 * To whom an offer is made: the owner of a list that the initiator may see. Until the transaction ends, neither account
 * is deleted.
 *
 * @returns the recipient's id
 * @throws NOT_FOUND for a list that is private as for none, FORBIDDEN for one's own, UNAUTHENTICATED where the
 * initiator's account was deleted meanwhile
 */
export async function holdRecipient(
  transaction: Transaction,
  viewer: Viewer,
  { offerType, recipientHandle: handle }: Pick<OfferInput, 'offerType' | 'recipientHandle'>,
): Promise<string> {
  const subject = LIST_OF_OFFER[offerType];
  const recipient = await visibleOwner(transaction, viewer, { handle, subject });
  if (recipient === null) throw noSuchList();
  if (recipient.isOwner) throw refusal('FORBIDDEN', 'An offer to yourself can’t be made.');
  // In one order, as everyone takes accounts.
  for (const id of [viewer.id, recipient.id].toSorted()) {
    if (await holdAccount(transaction, id)) continue;
    throw id === viewer.id ? refusal('UNAUTHENTICATED', 'Please sign in.') : noSuchList();
  }
  return recipient.id;
}

const noSuchList = () => refusal('NOT_FOUND', 'There is no such list.');

/**
 * Keeps the lists that an offer is about as they are until the transaction ends: nobody changes them, or promises copies
 * of them. All who hold both take the seller's sale list first, and only then printings and counts.
 */
export async function holdLists(transaction: Transaction, offer: Offer): Promise<void> {
  await holdSaleList(transaction, sellerOf(offer).id);
  await holdWantList(transaction, buyerOf(offer).id);
}
