import type { Database } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';
import type { LedgerDifference } from '../queries/ledger-differences';

/**
 * Corrects counts that differ from their ledger. A count that changed since it was compared isn't corrected, so this is safe
 * beside a running program.
 *
 * @returns how many counts were corrected
 */
export async function rebuildProjection(
  database: Database,
  differences: readonly LedgerDifference[],
): Promise<number> {
  const column = <Value>(read: (difference: LedgerDifference) => Value) =>
    sql.param(differences.map(read) as unknown);
  const { rows } = await database.execute<{ corrected: number }>(sql`
    with difference as (
      select * from unnest(
        ${column(({ userId }) => userId)}::uuid[], ${column(({ variantId }) => variantId)}::text[],
        ${column(({ ledger }) => ledger?.inventory ?? null)}::int[],
        ${column(({ ledger }) => ledger?.missingOverride ?? null)}::int[],
        ${column(({ projection }) => projection?.version ?? null)}::int[]
      ) as d (user_id, card_variant_id, inventory, missing_override, version)
    ), removed as (
      delete from collection_item i using difference d
        where i.user_id = d.user_id and i.card_variant_id = d.card_variant_id
          and i.version = d.version and d.inventory is null
        returning 1
    ), changed as (
      -- A new version, so that nobody overwrites the corrected count with what they saw before.
      update collection_item i set inventory = d.inventory, missing_override = d.missing_override,
          version = i.version + 1, updated_at = now()
        from difference d
        where i.user_id = d.user_id and i.card_variant_id = d.card_variant_id
          and i.version = d.version and d.inventory is not null
        returning 1
    ), added as (
      insert into collection_item (user_id, card_variant_id, inventory, missing_override, version)
        select d.user_id, d.card_variant_id, d.inventory, d.missing_override,
            (select count(*) from collection_event e
              where e.user_id = d.user_id and e.card_variant_id = d.card_variant_id)
          from difference d
            -- An account that was deleted since gets no counts again.
            join user_account player on player.id = d.user_id and player.deleted_at is null
          where d.version is null and d.inventory is not null
          for key share of player
      on conflict do nothing
      returning 1
    )
    select ((select count(*) from removed) + (select count(*) from changed)
      + (select count(*) from added))::int as corrected`);
  return rows[0]?.corrected ?? 0;
}
