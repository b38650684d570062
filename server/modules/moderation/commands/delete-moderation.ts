import type { Transaction } from '@server/platform/db/database';
import { eq, or } from 'drizzle-orm';
import { playerBlock, report } from '../tables';

/** Deletes a player's blocks and reports, and those against them. */
export async function deleteModeration(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .delete(playerBlock)
    .where(or(eq(playerBlock.blockerId, userId), eq(playerBlock.blockedId, userId)));
  await transaction
    .delete(report)
    .where(or(eq(report.reporterId, userId), eq(report.accusedId, userId)));
}
