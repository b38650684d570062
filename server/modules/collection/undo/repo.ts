import type { CountChange, StoredCount } from '@domain/collection';
import type { Transaction } from '@server/db/database';
import { sql } from 'drizzle-orm';

/** What a step did to a printing, beside its count as it is now. */
export interface DoneChange {
  variantId: string;
  done: CountChange;
  now: StoredCount;
  version: number;
}

/**
 * Whether a player has such a step, and whether it was undone; null for another's as for none. Only one transaction
 * at a time is told about a step: the next one waits, and is told what the first has made of it.
 */
export async function lockUndoable(
  transaction: Transaction,
  userId: string,
  stepId: number,
): Promise<{ isUndone: boolean } | null> {
  const step = await transaction.execute(sql`
    select from collection_step where id = ${stepId} and user_id = ${userId} for no key update`);
  if (step.rowCount === 0) return null;
  // A statement of its own, which sees what the lock was waited for.
  const undo = await transaction.execute(sql`
    select from collection_step where undoes_id = ${stepId}`);
  return { isUndone: undo.rowCount === 1 };
}

/** The changes of a player's step; nobody else changes the counts that it changed until the transaction ends. */
export async function lockDoneChanges(
  transaction: Transaction,
  userId: string,
  stepId: number,
): Promise<DoneChange[]> {
  await transaction.execute(sql`
    select from collection_item
      where user_id = ${userId} and card_variant_id in
        (select card_variant_id from collection_event where step_id = ${stepId})
      -- By bytes, as those who write many counts do.
      order by card_variant_id collate "C" for update`);
  // A statement of its own, which sees what the locks were waited for.
  const { rows } = await transaction.execute<Record<string, unknown> & Row>(sql`
    select event.card_variant_id as "variantId", event.inventory_from as "inventoryFrom",
        event.inventory_to as "inventoryTo", event.missing_override_from as "overrideFrom",
        event.missing_override_to as "overrideTo", coalesce(item.inventory, 0) as inventory,
        item.missing_override as "missingOverride", coalesce(item.version, 0) as version
      from collection_event event
      left join collection_item item
        on item.user_id = event.user_id and item.card_variant_id = event.card_variant_id
      where event.step_id = ${stepId}`);
  return rows.map((row) => ({
    variantId: row.variantId,
    done: {
      from: { inventory: row.inventoryFrom, missingOverride: row.overrideFrom },
      to: { inventory: row.inventoryTo, missingOverride: row.overrideTo },
    },
    now: { inventory: row.inventory, missingOverride: row.missingOverride },
    version: row.version,
  }));
}

interface Row extends StoredCount {
  variantId: string;
  inventoryFrom: number;
  inventoryTo: number;
  overrideFrom: number | null;
  overrideTo: number | null;
  version: number;
}
