import type { StoredCount } from '@domain/collection';
import type { Database } from '@server/db/database';
import { sql } from 'drizzle-orm';

/** A printing of which the projection says something else than the ledger. */
export interface LedgerDifference {
  userId: string;
  variantId: string;
  /** What the ledger's latest event says; null where it has none, or belongs to a deleted account. */
  told: StoredCount | null;
  /** What the projection says; null where it has no row. */
  kept: (StoredCount & { version: number }) | null;
}

interface Row extends Record<string, unknown> {
  userId: string;
  variantId: string;
  isTold: boolean;
  toldInventory: number;
  toldOverride: number | null;
  isKept: boolean;
  keptInventory: number;
  keptOverride: number | null;
  version: number;
}

/** Compares players' counts with what their ledgers say; nothing is changed. */
export async function differencesOf(
  database: Database,
  userIds: readonly string[],
): Promise<LedgerDifference[]> {
  const ids = sql.param([...userIds]);
  const { rows } = await database.execute<Row>(sql`
    with told as (
      select distinct on (event.user_id, event.card_variant_id) event.user_id, event.card_variant_id,
          event.inventory_to as inventory, event.missing_override_to as missing_override
        from collection_event event
        join user_account player on player.id = event.user_id and player.deleted_at is null
        where event.user_id = any (${ids}::uuid[])
        -- The index backwards.
        order by event.user_id desc, event.card_variant_id desc, event.step_id desc
    ), kept as (
      select * from collection_item where user_id = any (${ids}::uuid[])
    )
    select user_id as "userId", card_variant_id as "variantId",
        told.inventory is not null as "isTold", told.inventory as "toldInventory",
        told.missing_override as "toldOverride", kept.inventory is not null as "isKept",
        kept.inventory as "keptInventory", kept.missing_override as "keptOverride", kept.version
      from told full join kept using (user_id, card_variant_id)
      where (told.inventory, told.missing_override)
        is distinct from (kept.inventory, kept.missing_override)
      order by user_id, card_variant_id`);
  return rows.map((row) => ({
    userId: row.userId,
    variantId: row.variantId,
    told: row.isTold ? { inventory: row.toldInventory, missingOverride: row.toldOverride } : null,
    kept: row.isKept
      ? {
          inventory: row.keptInventory,
          missingOverride: row.keptOverride,
          version: row.version,
        }
      : null,
  }));
}

/**
 * How many events of players don't begin where the one before them ended. There are none, unless somebody wrote to the
 * tables by other means than this program.
 */
export async function gapsOf(database: Database, userIds: readonly string[]): Promise<number> {
  const { rows } = await database.execute<{ gaps: number }>(sql`
    select count(*)::int as gaps from (
      select inventory_from, missing_override_from,
          lag(inventory_to, 1, 0) over printing as inventory,
          lag(missing_override_to) over printing as missing_override
        from collection_event where user_id = any (${sql.param([...userIds])}::uuid[])
        window printing as (partition by user_id, card_variant_id order by step_id)
    ) event
      where (inventory_from, missing_override_from) is distinct from (inventory, missing_override)`);
  return rows[0]?.gaps ?? 0;
}
