import type { Transaction } from '@server/platform/db/database';
import { wantList } from '../tables';
import { and, eq } from 'drizzle-orm';
import { findWantListId } from '../queries/want-list-rows';

/** Locks a player's want list until the transaction ends. @returns its id; null if they have none */
export async function holdWantList(
  transaction: Transaction,
  userId: string,
): Promise<string | null> {
  const wantListId = await findWantListId(transaction, userId);
  if (wantListId === null) return null;
  return (await lockWantList(transaction, { wantListId, userId })) ? wantListId : null;
}

/** Locks the list if it is this player's, and says whether it is. @param wantListId a UUID */
export async function lockWantList(
  transaction: Transaction,
  { wantListId, userId }: { wantListId: string; userId: string },
): Promise<boolean> {
  const found = await transaction
    .select({ id: wantList.id })
    .from(wantList)
    .where(and(eq(wantList.id, wantListId), eq(wantList.userId, userId)))
    .for('no key update');
  return found.length > 0;
}
