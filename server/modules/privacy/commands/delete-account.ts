import { deleteModeration } from '@server/modules/moderation';
import type { Database, Transaction } from '@server/platform/db/database';
import {
  eraseAuditValues,
  handlesInAudit,
  recordChange,
  deletePreferences,
  eraseAccount,
  lockUserBeside,
  retireHandles,
  type UserAccount,
} from '@server/modules/people';
import { deleteCollection, removePartnerHandles, deleteImport } from '@server/modules/collection';
import {
  deleteInbox,
  closeOffers,
  exchangePartnersOf,
  openPartnersOf,
} from '@server/modules/offers';
import { deleteDecks } from '@server/modules/decks';
import { deleteDeals } from '@server/modules/deals';
import { deleteSavedSearches } from '@server/modules/saved-searches';
import { deleteSharing } from '@server/modules/sharing';
import { deleteList } from '@server/modules/lists';

/**
 * Deletes an account for good (rules/accounts#deletion): others see a "Deleted user", its open offers are closed, its
 * ledger goes on under a pseudonym, and its handles are retired.
 */
export async function deleteAccount(database: Database, { id }: { id: string }): Promise<void> {
  for (;;) {
    const partners = await partnersOf(database, id);
    if (await database.transaction((transaction) => deleteBeside(transaction, id, partners)))
      return;
  }
}

/** The accounts to hold: partners in open offers, and those whose ledgers name the person's handle. */
const partnersOf = async (database: Database | Transaction, id: string): Promise<string[]> => [
  ...new Set([
    ...(await openPartnersOf(database, id)),
    ...(await exchangePartnersOf(database, id)),
  ]),
];

/** @returns false if a new partner appeared meanwhile, whose account isn't held; then nothing was done */
async function deleteBeside(
  transaction: Transaction,
  id: string,
  partners: readonly string[],
): Promise<boolean> {
  const user = await lockUserBeside(transaction, id, partners);
  if (user === null) return true;
  const now = await partnersOf(transaction, id);
  if (now.some((partner) => !partners.includes(partner))) return false;
  await closeOffers(transaction, id);
  const handles = await handlesOf(transaction, user);
  await removePartnerHandles(transaction, handles, partners);
  await retireHandles(transaction, handles);
  await eraseAccount(transaction, id);
  await deletePreferences(transaction, id);
  await deleteCollection(transaction, id);
  await deleteImport(transaction, id);
  await deleteList(transaction, 'WANT_LIST', id);
  await deleteList(transaction, 'SALE_LIST', id);
  await deleteSavedSearches(transaction, id);
  await deleteDecks(transaction, id);
  await deleteDeals(transaction, id);
  await deleteSharing(transaction, id);
  await deleteInbox(transaction, id);
  await deleteModeration(transaction, id);
  await eraseAuditValues(transaction, id);
  const change = { userId: id, actorId: id, field: 'deleted', from: null, to: null };
  await recordChange(transaction, change);
  return true;
}

/** A person's handle, and those that an administrator's changes replaced. */
async function handlesOf(transaction: Transaction, { id, handle }: UserAccount): Promise<string[]> {
  const former = await handlesInAudit(transaction, id);
  return [...new Set(handle === null ? former : [handle, ...former])];
}
