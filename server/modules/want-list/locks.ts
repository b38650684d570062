import type { Transaction } from '@server/db/database';
import { wantList } from '@server/db/tables';
import { and, eq } from 'drizzle-orm';
import { findWantListId } from './repo';

/** The id of a player's want list, which nobody else changes until the transaction ends; null while they have none. */
export async function holdWantList(
  transaction: Transaction,
  userId: string,
): Promise<string | null> {
  const wantListId = await findWantListId(transaction, userId);
  if (wantListId === null) return null;
  return (await lockWantList(transaction, { wantListId, userId })) ? wantListId : null;
}

/** Whether the list is this player's; until the transaction ends, nobody else changes it. @param wantListId a UUID */
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
