import type { Database, Transaction } from '@server/db/database';
import { forgetAddresses, recordChange } from '@server/modules/audit/commands';
import {
  forgetCollection,
  forgetPartner,
} from '@server/modules/collection/commands/forget-collection';
import { forgetPreferences } from '@server/modules/collection-preferences/commands';
import { forgetInbox } from '@server/modules/inbox/commands/forget-inbox';
import { closeOffers, openPartnersOf } from '@server/modules/offer/commands/close-offers';
import { exchangePartnersOf } from '@server/modules/offer/commands/exchange-partners';
import { forgetSaleList } from '@server/modules/sale-list/commands/forget-sale-list';
import { forgetWantList } from '@server/modules/want-list/commands';
import { forgetSharing } from '@server/modules/sharing/commands/own-sharing';
import { eraseAccount, lockUser, type UserAccount } from '../repo';
import { holdAccount } from './hold-account';

/**
 * Deletes an account for good: what others see of it is a "Deleted user", its open offers are closed, and nobody gets
 * its handle again (product 10).
 */
export async function deleteAccount(database: Database, { id }: { id: string }): Promise<void> {
  for (;;) {
    const partners = await openPartnersOf(database, id);
    if (await database.transaction((transaction) => deleteBeside(transaction, id, partners)))
      return;
  }
}

/** @returns false where an offer was made meanwhile with somebody whose account is not held yet: nothing was done then */
async function deleteBeside(
  transaction: Transaction,
  id: string,
  partners: readonly string[],
): Promise<boolean> {
  const user = await lockBeside(transaction, id, partners);
  if (user === null) return true;
  const now = await openPartnersOf(transaction, id);
  if (now.some((partner) => !partners.includes(partner))) return false;
  await closeOffers(transaction, id);
  await forgetPartner(transaction, user.handle, await exchangePartnersOf(transaction, id));
  await eraseAccount(transaction, user);
  await forgetPreferences(transaction, id);
  await forgetCollection(transaction, id);
  await forgetWantList(transaction, id);
  await forgetSaleList(transaction, id);
  await forgetSharing(transaction, id);
  await forgetInbox(transaction, id);
  await forgetAddresses(transaction, id);
  const change = { userId: id, actorId: id, field: 'deleted', from: null, to: null };
  await recordChange(transaction, change);
  return true;
}

/**
 * Locks an account, and keeps its partners', in the one order in which accounts are taken.
 *
 * @returns null for a deleted one
 */
async function lockBeside(
  transaction: Transaction,
  id: string,
  partners: readonly string[],
): Promise<UserAccount | null> {
  let user: UserAccount | null = null;
  for (const accountId of [id, ...partners].toSorted()) {
    if (accountId === id) user = await lockUser(transaction, id);
    else await holdAccount(transaction, accountId);
  }
  return user;
}
