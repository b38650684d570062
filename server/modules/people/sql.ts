import { type Acquaintance, MEETING_ERRORS, meetingErrorOf } from '@domain/moderation';
import type { Database, Transaction } from '@server/platform/db/database';
import { playerBlock, report } from '@server/modules/moderation/tables';
import { refusal } from '@server/platform/errors';
import { eq, or, sql, type SQL } from 'drizzle-orm';

/** A query for the ids of the players on the other end of a block, by either of the two. */
const blockedBeside = (userId: string | null): SQL => sql`
  select blocked_id from player_block where blocker_id = ${userId}::uuid
  union all select blocker_id from player_block where blocked_id = ${userId}::uuid`;

/**
 * A query for the ids of the players that somebody has nothing to do with: the domain's `meetingErrorOf` as SQL. A
 * property test compares the two.
 *
 * @param userId null for a visitor
 */
export const hiddenFrom = (userId: string | null): SQL => sql`
  select id from user_account where suspended_at is not null union all ${blockedBeside(userId)}`;

/** Whether a player has blocked anybody or is blocked. */
export const hasBlocked = (userId: string | null): SQL => sql`exists (${blockedBeside(userId)})`;

/** A query for the ids of the printings that a player's blocked ones sell. */
export const soldByBlocked = (userId: string | null): SQL => sql`
  select i.card_variant_id from sale_list l join sale_list_item i on i.sale_list_id = l.id
    where l.user_id in (${blockedBeside(userId)})`;

/** What stands between two players. */
async function acquaintanceOf(
  database: Database | Transaction,
  userId: string,
  otherId: string,
): Promise<Acquaintance> {
  const { rows } = await database.execute<Acquaintance & Record<string, unknown>>(sql`
    select
      exists (select from user_account
        where id in (${userId}::uuid, ${otherId}::uuid) and suspended_at is not null) as "isSuspended",
      exists (select from player_block
        where blocker_id = ${userId}::uuid and blocked_id = ${otherId}::uuid) as blocks,
      exists (select from player_block
        where blocker_id = ${otherId}::uuid and blocked_id = ${userId}::uuid) as "isBlocked"`);
  return rows[0] as Acquaintance;
}

/**
 * Lets a player do something with another, whose accounts are held.
 *
 * @throws FORBIDDEN with a `reason` if they have nothing to do with each other (rules/moderation#blocked)
 */
export async function mustMeet(
  transaction: Transaction,
  userId: string,
  otherId: string,
): Promise<void> {
  const reason = meetingErrorOf(await acquaintanceOf(transaction, userId, otherId));
  if (reason !== null) throw refusal('FORBIDDEN', MEETING_ERRORS[reason], { reason });
}

/** Deletes a player's blocks and reports, and those against them. */
export async function deleteModeration(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .delete(playerBlock)
    .where(or(eq(playerBlock.blockerId, userId), eq(playerBlock.blockedId, userId)));
  await transaction
    .delete(report)
    .where(or(eq(report.reporterId, userId), eq(report.accusedId, userId)));
}
