import type { Database, Transaction } from '@server/db/database';
import { eraseAuditValues, handlesInAudit, recordChange } from '@server/modules/audit';
import { forgetCollection, forgetPartner } from '@server/modules/collection';
import { forgetImport } from '@server/modules/collection-file';
import { forgetPreferences } from '@server/modules/collection-preferences';
import { forgetInbox } from '@server/modules/inbox';
import { closeOffers, exchangePartnersOf, openPartnersOf } from '@server/modules/offer';
import { forgetSharing } from '@server/modules/sharing';
import { deleteList } from '@server/modules/trade-list';
import {
  eraseAccount,
  holdAccount,
  lockUser,
  retireHandles,
  type UserAccount,
} from '@server/modules/user';

/**
 * Deletes an account for good: what others see of it is a "Deleted user", its open offers are closed, its ledger goes
 * on under a pseudonym, and nobody gets its handles again.
 */
export async function deleteAccount(database: Database, { id }: { id: string }): Promise<void> {
  for (;;) {
    const partners = await partnersOf(database, id);
    if (await database.transaction((transaction) => deleteBeside(transaction, id, partners)))
      return;
  }
}

/** Whose accounts are held: those with whom something is open, and those whose ledgers say the person's handle. */
const partnersOf = async (database: Database | Transaction, id: string): Promise<string[]> => [
  ...new Set([
    ...(await openPartnersOf(database, id)),
    ...(await exchangePartnersOf(database, id)),
  ]),
];

/** @returns false where an offer was made meanwhile with somebody whose account is not held yet: nothing was done then */
async function deleteBeside(
  transaction: Transaction,
  id: string,
  partners: readonly string[],
): Promise<boolean> {
  const user = await lockBeside(transaction, id, partners);
  if (user === null) return true;
  const now = await partnersOf(transaction, id);
  if (now.some((partner) => !partners.includes(partner))) return false;
  await closeOffers(transaction, id);
  const handles = await handlesOf(transaction, user);
  await forgetPartner(transaction, handles, partners);
  await retireHandles(transaction, handles);
  await eraseAccount(transaction, id);
  await forgetPreferences(transaction, id);
  await forgetCollection(transaction, id);
  await forgetImport(transaction, id);
  await deleteList(transaction, 'WANT_LIST', id);
  await deleteList(transaction, 'SALE_LIST', id);
  await forgetSharing(transaction, id);
  await forgetInbox(transaction, id);
  await eraseAuditValues(transaction, id);
  const change = { userId: id, actorId: id, field: 'deleted', from: null, to: null };
  await recordChange(transaction, change);
  return true;
}

/** The handle that a person has, and those that they had before an administrator's changes. */
async function handlesOf(transaction: Transaction, { id, handle }: UserAccount): Promise<string[]> {
  const former = await handlesInAudit(transaction, id);
  return [...new Set(handle === null ? former : [handle, ...former])];
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
