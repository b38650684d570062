import type { Database, Transaction } from '@server/db/database';
import { isUuid } from '@server/db/uuid';
import { refusal } from '@server/errors';
import { holdAccount } from '@server/modules/user/commands/hold-account';
import { asOwn, type OwnOffer } from './offer';
import { findOffer, lockOffer } from './repo';

interface Asked {
  /** Any text. */
  offerId: string;
  userId: string;
}

const notFound = () => refusal('NOT_FOUND', 'Offer not found');

/** @throws NOT_FOUND for an offer in which somebody has no part, as for none (product 9) */
export async function ownOffer(
  database: Database | Transaction,
  { offerId, userId }: Asked,
): Promise<OwnOffer> {
  const found = isUuid(offerId) ? await findOffer(database, offerId) : null;
  const own = found && asOwn(found, userId);
  if (own === null) throw notFound();
  return own;
}

/**
 * One's own offer to do something with: until the transaction ends nobody else does, and neither account is deleted.
 *
 * @throws NOT_FOUND for an offer in which somebody has no part, as for none (product 9), UNAUTHENTICATED where their
 * account was deleted meanwhile
 */
export async function ownOfferToChange(
  transaction: Transaction,
  { offerId, userId }: Asked,
): Promise<OwnOffer> {
  const { initiator, recipient } = await ownOffer(transaction, { offerId, userId });
  // Accounts first and in one order, as their deletion and every change of a list takes them.
  for (const id of [initiator.id, recipient.id].toSorted()) {
    const isThere = await holdAccount(transaction, id);
    if (!isThere && id === userId) throw refusal('UNAUTHENTICATED', 'Please sign in.');
  }
  const locked = await lockOffer(transaction, offerId);
  const own = locked && asOwn(locked, userId);
  if (own === null) throw notFound();
  return own;
}
