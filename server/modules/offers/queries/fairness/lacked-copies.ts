import { missingOf, NEVER_COUNTED, type Collectable, targetOf } from '@domain/collection';
import type { Lacked } from '@domain/fairness';
import type { Database } from '@server/platform/db/database';
import { IS_ONE_OF } from '@server/modules/lists/sql';
import { userAccount } from '@server/modules/people/tables';
import { preferencesOf } from '@server/modules/people';
import { isVisibleTo } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { sql } from 'drizzle-orm';

/** A printing that a player is to get. */
export interface Received {
  userId: string;
  variantId: string;
}

interface Row extends Collectable, Record<string, unknown> {
  userId: string;
  variantId: string;
  /** Null if the viewer may not see the player's want list. */
  wanted: number | null;
  /** Null for a printing that the viewer never counted. */
  inventory: number | null;
  missingOverride: number | null;
}

const UNKNOWN: Lacked = { wanted: null, missing: null };

/**
 * How many copies of printings players lack: of the viewer, what is on the want list and what is missing; of others, what
 * is on a want list that the viewer may see (rules/fairness#gains).
 */
export async function findLacked(
  database: Database,
  viewer: Viewer,
  received: readonly Received[],
): Promise<(by: Received) => Lacked> {
  if (received.length === 0) return () => UNKNOWN;
  const [preferences, rows] = await Promise.all([
    preferencesOf(database, viewer.id),
    findRows(database, viewer, received),
  ]);
  const found = new Map(
    rows.map(({ inventory, missingOverride, wanted, ...row }): [string, Lacked] => {
      const stored = inventory === null ? NEVER_COUNTED : { inventory, missingOverride };
      const missing =
        row.userId === viewer.id ? missingOf(stored, targetOf(row, preferences)).count : null;
      return [keyOf(row), { wanted, missing }];
    }),
  );
  return (by) => found.get(keyOf(by)) ?? UNKNOWN;
}

const keyOf = ({ userId, variantId }: Received): string => `${userId} ${variantId}`;

async function findRows(
  database: Database,
  viewer: Viewer,
  received: readonly Received[],
): Promise<Row[]> {
  const isShared = isVisibleTo(viewer, { ownerId: userAccount.id, subject: 'WANT_LIST' });
  const { rows } = await database.execute<Row>(sql`
    select user_account.id as "userId", v.id as "variantId", v.variant_type as "variantType",
        c.card_type as "cardType", own.inventory, own.missing_override as "missingOverride",
        case when user_account.id = ${viewer.id}::uuid or ${isShared} then coalesce((
          select sum(i.quantity) from want_list l join want_list_item i on i.want_list_id = l.id
            join card_variant w on w.id = i.card_variant_id and w.card_id = v.card_id
            where l.user_id = user_account.id and ${IS_ONE_OF}), 0)::int end as wanted
      from (select distinct * from unnest(
          ${sql.param(received.map(({ userId }) => userId))}::uuid[],
          ${sql.param(received.map(({ variantId }) => variantId))}::text[])) as asked(user_id, variant_id)
      join user_account on user_account.id = asked.user_id
      join card_variant v on v.id = asked.variant_id
      join card c on c.id = v.card_id
      left join sharing s on s.user_id = user_account.id and s.subject = 'WANT_LIST'
      left join collection_item own on own.user_id = asked.user_id and own.card_variant_id = v.id
        and own.user_id = ${viewer.id}::uuid`);
  return rows;
}
