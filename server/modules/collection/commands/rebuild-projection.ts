import type { Database } from '@server/db/database';
import { sql } from 'drizzle-orm';
import type { LedgerDifference } from '../queries/ledger-differences';

/**
 * Makes the projection say what the ledger says. A count that was changed since it was compared is left alone, so that
 * a running program is not in the way.
 *
 * @returns how many counts were mended
 */
export async function rebuildProjection(
  database: Database,
  differences: readonly LedgerDifference[],
): Promise<number> {
  const column = <Value>(read: (difference: LedgerDifference) => Value) =>
    sql.param(differences.map(read) as unknown);
  const { rows } = await database.execute<{ mended: number }>(sql`
    with difference as (
      select * from unnest(
        ${column(({ userId }) => userId)}::uuid[], ${column(({ variantId }) => variantId)}::text[],
        ${column(({ told }) => told?.inventory ?? null)}::int[],
        ${column(({ told }) => told?.missingOverride ?? null)}::int[],
        ${column(({ kept }) => kept?.version ?? null)}::int[]
      ) as d (user_id, card_variant_id, inventory, missing_override, version)
    ), removed as (
      delete from collection_item i using difference d
        where i.user_id = d.user_id and i.card_variant_id = d.card_variant_id
          and i.version = d.version and d.inventory is null
        returning 1
    ), changed as (
      -- Another version, so that nobody overwrites the mended count with what they saw before.
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
            -- Whoever was deleted since they were compared gets nothing back.
            join user_account player on player.id = d.user_id and player.deleted_at is null
          where d.version is null and d.inventory is not null
          for key share of player
      on conflict do nothing
      returning 1
    )
    select ((select count(*) from removed) + (select count(*) from changed)
      + (select count(*) from added))::int as mended`);
  return rows[0]?.mended ?? 0;
}
