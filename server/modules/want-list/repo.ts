import type { Database, Transaction } from '@server/db/database';
import { cardVariant, wantList, wantListItem } from '@server/db/tables';
import { and, eq, inArray, sql } from 'drizzle-orm';

/** A printing on a want list. */
export interface WantedPrinting {
  wantListId: string;
  variantId: string;
  cardId: string;
  /** From 1 to 5; 0 for one that was taken off just now. */
  quantity: number;
}

/** The id of a player's want list; null while they have none. */
export async function findWantListId(database: Database, userId: string): Promise<string | null> {
  const [row] = await database
    .select({ id: wantList.id })
    .from(wantList)
    .where(eq(wantList.userId, userId));
  return row?.id ?? null;
}

/** Makes the want list of an account that isn't deleted, unless it has one. */
export async function insertWantList(database: Database, userId: string): Promise<void> {
  await database.execute(sql`
    insert into want_list (user_id)
      select id from user_account where id = ${userId}::uuid and deleted_at is null for share
    on conflict (user_id) do nothing`);
}

/** What is on a list, by printing. */
export const findWantedPrintings = (
  database: Database,
  wantListId: string,
): Promise<WantedPrinting[]> =>
  database
    .select({
      wantListId: wantListItem.wantListId,
      variantId: wantListItem.cardVariantId,
      cardId: cardVariant.cardId,
      quantity: wantListItem.quantity,
    })
    .from(wantListItem)
    .innerJoin(cardVariant, eq(cardVariant.id, wantListItem.cardVariantId))
    .where(eq(wantListItem.wantListId, wantListId))
    .orderBy(wantListItem.cardVariantId);

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

/** @returns the ids of the cards that have the printings, by printing; without those that there are none of */
export async function findCardIds(
  transaction: Transaction,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  // PostgreSQL's texts hold no NUL.
  const ids = variantIds.filter((id) => !id.includes('\0'));
  const rows = await transaction
    .select({ variantId: cardVariant.id, cardId: cardVariant.cardId })
    .from(cardVariant)
    .where(inArray(cardVariant.id, ids));
  return new Map(rows.map(({ variantId, cardId }) => [variantId, cardId]));
}

/** Sets how many copies of printings that exist are wanted, from 1 to 5. */
export async function saveWanted(
  transaction: Transaction,
  wanted: readonly WantedPrinting[],
): Promise<void> {
  if (wanted.length === 0) return;
  await transaction
    .insert(wantListItem)
    .values(
      wanted.map(({ wantListId, variantId, quantity }) => ({
        wantListId,
        cardVariantId: variantId,
        quantity,
      })),
    )
    .onConflictDoUpdate({
      target: [wantListItem.wantListId, wantListItem.cardVariantId],
      set: { quantity: sql`excluded.quantity`, updatedAt: sql`now()` },
    });
}

/** Takes printings of one list off it. */
export async function deleteWanted(
  transaction: Transaction,
  wanted: readonly WantedPrinting[],
): Promise<void> {
  const [first] = wanted;
  if (first === undefined) return;
  const ids = wanted.map(({ variantId }) => variantId);
  await transaction
    .delete(wantListItem)
    .where(
      and(eq(wantListItem.wantListId, first.wantListId), inArray(wantListItem.cardVariantId, ids)),
    );
}

/** Takes a player's want list away with all that is on it. */
export async function deleteWantList(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(wantList).where(eq(wantList.userId, userId));
}
