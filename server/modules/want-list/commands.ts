import type { Database, Transaction } from '@server/db/database';
import { noteChange } from '@server/modules/sharing/commands/note-change';
import type { Viewer } from '@server/session';
import { lockWantList, writeQuantities } from './quantities/repo';
import {
  deleteWantList,
  findQuantities,
  findWantedPrintings,
  findWantListId,
  insertWantList,
} from './repo';
import { visibleWantLists, type WantList } from './visible-lists';

/** A player's want list, made now unless there is one (product 7). */
export async function startWantList(database: Database, viewer: Viewer): Promise<WantList | null> {
  await insertWantList(database, viewer.id);
  const [list = null] = await visibleWantLists(database, viewer, null);
  return list;
}

/** What a player wants, for their own file: printings and quantities. */
export async function wantedBy(
  database: Database | Transaction,
  userId: string,
): Promise<{ variantId: string; quantity: number }[]> {
  const id = await findWantListId(database, userId);
  const found = id === null ? [] : await findWantedPrintings(database, id);
  return found.map(({ variantId, quantity }) => ({ variantId, quantity }));
}

/**
 * How many copies of printings a player looks for, by printing; those that they don't are left out.
 *
 * @param variantIds without NUL
 */
export async function wantedQuantities(
  database: Database | Transaction,
  userId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = await findQuantities(database, userId, variantIds);
  return new Map(wanted.map(({ variantId, quantity }) => [variantId, quantity]));
}

/** Takes a player's want list away for good. */
export const forgetWantList = (transaction: Transaction, userId: string): Promise<void> =>
  deleteWantList(transaction, userId);

/** The id of a player's want list, which nobody else changes until the transaction ends; null while they have none. */
export async function holdWantList(
  transaction: Transaction,
  userId: string,
): Promise<string | null> {
  const wantListId = await findWantListId(transaction, userId);
  if (wantListId === null) return null;
  return (await lockWantList(transaction, { wantListId, userId })) ? wantListId : null;
}

/** Takes copies that came from somebody off a player's want list, as far as it asks for them (product 9). */
export async function takeOffWantList(
  transaction: Transaction,
  userId: string,
  copies: readonly { variantId: string; copies: number }[],
): Promise<void> {
  const wantListId = await holdWantList(transaction, userId);
  if (wantListId === null) return;
  const came = new Map(copies.map((item) => [item.variantId, item.copies]));
  const changes = (await findWantedPrintings(transaction, wantListId)).flatMap((wanted) => {
    const quantity = Math.max(0, wanted.quantity - (came.get(wanted.variantId) ?? 0));
    return quantity === wanted.quantity ? [] : [{ ...wanted, quantity }];
  });
  if (changes.length === 0) return;
  await writeQuantities(transaction, { wantListId, changes });
  await noteChange(transaction, userId, 'WANT_LIST');
}
