import type { CountChange, StepReason } from '@domain/collection';
import type { Database, Transaction } from '@server/db/database';
import { sql, type SQL } from 'drizzle-orm';

/** A change of one printing's count, made by someone who saw its version. */
export interface VersionedChange extends CountChange {
  variantId: string;
  /** As it was seen; 0 for a printing that was never counted. */
  version: number;
}

/** What the ledger says of a step besides its changes. */
export interface Step {
  /** The id of a step that was begun in the same transaction, which these changes belong to as well. */
  id?: number | null;
  /** Whose counts change. */
  userId: string;
  /** Null where the program changes them. */
  actorId: string | null;
  reason: StepReason;
  note?: string | null;
  undoesId?: number | null;
  idempotencyKey?: string | null;
}

export interface RecordedStep {
  id: number;
  /** The new version of each printing that was changed, by its id. */
  versions: ReadonlyMap<string, number>;
}

/**
 * Appends a step to the ledger and projects it on the counts, in one statement. What was changed since its version
 * was seen is left alone, in the ledger too: compare `versions` with what was asked for, and where several changes
 * belong together, do so in a transaction.
 *
 * @returns null where nothing was changed, in which case there is no step
 */
export async function recordStep(
  database: Database | Transaction,
  step: Step,
  changes: readonly VersionedChange[],
): Promise<RecordedStep | null> {
  const { rows } = await database.execute<{ stepId: string; variantId: string; version: number }>(
    statement(step, changes),
  );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    id: Number(first.stepId),
    versions: new Map(rows.map(({ variantId, version }) => [variantId, version])),
  };
}

function statement(step: Step, changes: readonly VersionedChange[]): SQL {
  const column = <Value>(read: (change: VersionedChange) => Value) =>
    sql.param(changes.map(read) as unknown);
  return sql`
    with asked as (
      select * from unnest(
        ${column(({ variantId }) => variantId)}::text[], ${column(({ version }) => version)}::int[],
        ${column(({ from }) => from.inventory)}::int[], ${column(({ to }) => to.inventory)}::int[],
        ${column(({ from }) => from.missingOverride)}::int[], ${column(({ to }) => to.missingOverride)}::int[]
      ) as a (card_variant_id, version, inventory_from, inventory_to, override_from, override_to)
    ), item as (
      insert into collection_item as i (user_id, card_variant_id, inventory, missing_override, version)
        select ${step.userId}::uuid, card_variant_id, inventory_to, override_to, version + 1 from asked
          -- Everyone locks in this order, so that no two of many changes wait for each other.
          order by card_variant_id
      on conflict (user_id, card_variant_id) do update
        set inventory = excluded.inventory, missing_override = excluded.missing_override,
          version = excluded.version, updated_at = now()
        where i.version = excluded.version - 1
      returning i.card_variant_id, i.version
    ), new_step as (
      insert into collection_step (user_id, actor_id, reason, note, undoes_id, idempotency_key)
        select ${step.userId}::uuid, ${step.actorId}::uuid, ${step.reason}::step_reason,
          ${step.note ?? null}::text, ${step.undoesId ?? null}::bigint, ${step.idempotencyKey ?? null}::text
        where exists (select from item) and ${step.id ?? null}::bigint is null
      returning id
    ), step as (
      select id from new_step union all select ${step.id ?? null}::bigint where ${step.id ?? null}::bigint is not null
    ), event as (
      insert into collection_event (step_id, user_id, card_variant_id,
          inventory_from, inventory_to, missing_override_from, missing_override_to)
        select step.id, ${step.userId}::uuid, card_variant_id,
          inventory_from, inventory_to, override_from, override_to
        from asked join item using (card_variant_id) cross join step
    ), touched as (
      insert into sharing as s (user_id, subject)
        select ${step.userId}::uuid, 'COLLECTION' where exists (select from item)
      -- To the minute, so that a player who counts doesn't move in the index with every card.
      on conflict (user_id, subject) do update set updated_at = now()
        where s.updated_at < now() - interval '1 minute'
    )
    select step.id as "stepId", item.card_variant_id as "variantId", item.version
      from item cross join step`;
}
