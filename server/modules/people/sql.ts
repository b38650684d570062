import { sql, type SQL } from 'drizzle-orm';

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

/** A query for the ids of the printings that a player's blocked ones sell to everyone else. */
export const soldByBlocked = (userId: string | null): SQL => sql`
  select i.card_variant_id from sale_list l join sale_list_item i on i.sale_list_id = l.id
    join sharing s on s.user_id = l.user_id and s.subject = 'SALE_LIST' and s.shared_with_all
    where l.user_id in (${blockedBeside(userId)})`;
