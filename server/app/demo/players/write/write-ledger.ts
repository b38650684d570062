import type { Transaction } from '@server/platform/db/database';
import { makeLedgerMonths } from '@server/platform/db/ledger-months';
import { sql } from 'drizzle-orm';
import type { OwnedPlayer } from './write-players';

/** Appends the players' steps to the ledger, and writes the resulting counts. */
export async function writeLedger(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  const steps = players
    .flatMap(({ userId, steps: own }) => own.map((step) => ({ userId, ...step })))
    .map((step, n) => ({ ...step, n }));
  const rows = steps.map(({ n, userId, at, reason, note }) => ({ n, userId, at, reason, note }));
  const events = steps.flatMap(({ n, changes }) =>
    changes.map(({ variantId, from, to }) => ({
      n,
      variantId,
      from: from.inventory,
      to: to.inventory,
      overrideFrom: from.missingOverride,
      overrideTo: to.missingOverride,
    })),
  );
  await makeLedgerMonths(
    transaction,
    rows.map(({ at }) => at),
  );
  await transaction.execute(sql`
    with step as materialized (
      select nextval(pg_get_serial_sequence('collection_step', 'id')) as id, ordered.*
        from (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as s(n int, "userId" uuid, at timestamptz, reason step_reason, note text) order by n) as ordered
    ), appended as (
      insert into collection_step (id, user_id, actor_id, reason, note, at)
        overriding system value select id, "userId",
          case when reason <> 'DEMO' then "userId" end, reason, note, at from step
    ), event as (
      insert into collection_event (step_id, at, user_id, card_variant_id,
          inventory_from, inventory_to, missing_override_from, missing_override_to)
        select step.id, step.at, step."userId", e."variantId", e."from", e."to", e."overrideFrom", e."overrideTo"
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(n int, "variantId" text,
          "from" int, "to" int, "overrideFrom" int, "overrideTo" int)
          join step using (n)
        returning *
    )
    insert into collection_item (user_id, card_variant_id, inventory, missing_override, version, updated_at)
      select event.user_id, card_variant_id,
          (array_agg(inventory_to order by step_id desc))[1],
          (array_agg(missing_override_to order by step_id desc))[1],
          count(*), max(step.at)
        from event join step on step.id = event.step_id
        group by event.user_id, card_variant_id`);
}
