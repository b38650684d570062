import type { StoredCount } from '@domain/collection';
import type { Database } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';

/** A printing whose count differs from the ledger. */
export interface LedgerDifference {
  userId: string;
  variantId: string;
  /** By the ledger's latest event; null if there is none, or if the account is deleted. */
  ledger: StoredCount | null;
  /** The stored count; null if there is none. */
  projection: (StoredCount & { version: number }) | null;
}

interface Row extends Record<string, unknown> {
  userId: string;
  variantId: string;
  isInLedger: boolean;
  ledgerInventory: number;
  ledgerOverride: number | null;
  isStored: boolean;
  storedInventory: number;
  storedOverride: number | null;
  version: number;
}

/** The differences between players' counts and their ledgers. */
export async function differencesOf(
  database: Database,
  userIds: readonly string[],
): Promise<LedgerDifference[]> {
  const ids = sql.param([...userIds]);
  const { rows } = await database.execute<Row>(sql`
    with ledger as (
      select distinct on (event.user_id, event.card_variant_id) event.user_id, event.card_variant_id,
          event.inventory_to as inventory, event.missing_override_to as missing_override
        from collection_event event
        join user_account player on player.id = event.user_id and player.deleted_at is null
        where event.user_id = any (${ids}::uuid[])
        -- The index backwards.
        order by event.user_id desc, event.card_variant_id desc, event.step_id desc
    ), stored as (
      select * from collection_item where user_id = any (${ids}::uuid[])
    )
    select user_id as "userId", card_variant_id as "variantId",
        ledger.inventory is not null as "isInLedger", ledger.inventory as "ledgerInventory",
        ledger.missing_override as "ledgerOverride", stored.inventory is not null as "isStored",
        stored.inventory as "storedInventory", stored.missing_override as "storedOverride", stored.version
      from ledger full join stored using (user_id, card_variant_id)
      where (ledger.inventory, ledger.missing_override)
        is distinct from (stored.inventory, stored.missing_override)
      order by user_id, card_variant_id`);
  return rows.map((row) => ({
    userId: row.userId,
    variantId: row.variantId,
    ledger: row.isInLedger
      ? { inventory: row.ledgerInventory, missingOverride: row.ledgerOverride }
      : null,
    projection: row.isStored
      ? {
          inventory: row.storedInventory,
          missingOverride: row.storedOverride,
          version: row.version,
        }
      : null,
  }));
}

/**
 * How many events don't start from the count where the previous event ended. There are none, unless something other than
 * this program wrote to the tables.
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
