import type { Database, Transaction } from '@server/db/database';
import type { Viewer } from '@server/session';
import { deleteWantList, findWantedPrintings, findWantListId, insertWantList } from './repo';
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

/** How many copies of printings a player looks for, by printing. */
export async function wantedQuantities(
  database: Database | Transaction,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const wanted = await wantedBy(database, userId);
  return new Map(wanted.map(({ variantId, quantity }) => [variantId, quantity]));
}

/** Takes a player's want list away for good. */
export const forgetWantList = (transaction: Transaction, userId: string): Promise<void> =>
  deleteWantList(transaction, userId);
