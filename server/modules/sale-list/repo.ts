import { isRoundingStep } from '@domain/pricing';
import type { Database, Transaction } from '@server/db/database';
import { saleList } from '@server/db/tables';
import { and, eq, sql, type InferSelectModel } from 'drizzle-orm';
import type { SaleListSettings } from './sale-list';

/** What is stored of a list, besides what is on it. */
export interface StoredSaleList {
  id: string;
  settings: SaleListSettings;
}

const STORED = {
  id: saleList.id,
  banner: saleList.banner,
  percentageAdjustment: saleList.percentageAdjustment,
  roundingStep: saleList.roundingStep,
  settingsVersion: saleList.settingsVersion,
};

function toStored({
  id,
  banner,
  percentageAdjustment,
  roundingStep,
  settingsVersion: version,
}: Pick<InferSelectModel<typeof saleList>, keyof typeof STORED>): StoredSaleList {
  if (!isRoundingStep(roundingStep)) throw new Error(`Unknown rounding step: ${roundingStep}`);
  return { id, settings: { banner, pricing: { percentageAdjustment, roundingStep }, version } };
}

/** A player's sale list; null while they have none. */
export async function findSaleList(
  database: Database | Transaction,
  userId: string,
): Promise<StoredSaleList | null> {
  const [row] = await database.select(STORED).from(saleList).where(eq(saleList.userId, userId));
  return row ? toStored(row) : null;
}

/** Makes the sale list of an account that isn't deleted, unless it has one. */
export async function insertSaleList(database: Database, userId: string): Promise<void> {
  await database.execute(sql`
    insert into sale_list (user_id)
      select id from user_account where id = ${userId}::uuid and deleted_at is null for share
    on conflict (user_id) do nothing`);
}

/** The list, if it is this player's; until the transaction ends nobody else changes it. @param saleListId a UUID */
export async function lockSaleList(
  transaction: Transaction,
  { saleListId, userId }: { saleListId: string; userId: string },
): Promise<StoredSaleList | null> {
  const [row] = await transaction
    .select(STORED)
    .from(saleList)
    .where(and(eq(saleList.id, saleListId), eq(saleList.userId, userId)))
    .for('no key update');
  return row ? toStored(row) : null;
}

/** @returns the revision that the change now made is */
export async function nextRevision(transaction: Transaction, saleListId: string): Promise<number> {
  const [row] = await transaction
    .update(saleList)
    .set({ revision: sql`${saleList.revision} + 1` })
    .where(eq(saleList.id, saleListId))
    .returning({ revision: saleList.revision });
  if (row === undefined) throw new Error(`A locked sale list is gone: ${saleListId}`);
  return row.revision;
}

/** Takes a player's sale list away with all that is on it. */
export async function deleteSaleList(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(saleList).where(eq(saleList.userId, userId));
}
