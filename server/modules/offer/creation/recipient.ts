import { LIST_OF_OFFER } from '@domain/offer';
import type { Transaction } from '@server/db/database';
import { refusal } from '@server/errors';
import { visibleOwner } from '@server/modules/sharing/policy/visible-owner';
import { holdAccount } from '@server/modules/user/commands/hold-account';
import type { Viewer } from '@server/session';
import type { AskedOffer } from './asked-offer';

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
  { offerType, recipientHandle: handle }: Pick<AskedOffer, 'offerType' | 'recipientHandle'>,
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
