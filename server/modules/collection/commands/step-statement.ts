import { type Database, preparedFor, type Transaction } from '@server/platform/db/database';
import { touch } from '@server/modules/sharing';
import { sql } from 'drizzle-orm';
import type { Step, VersionedChange } from './record-step';

export const valuesOf = ({
  id,
  userId,
  actorId,
  reason,
  note,
  undoesId,
  idempotencyKey,
}: Step) => ({
  stepId: id ?? null,
  userId,
  actorId,
  reason,
  note: note ?? null,
  undoesId: undoesId ?? null,
  idempotencyKey: idempotencyKey ?? null,
});

export const columnsOf = (changes: readonly VersionedChange[]) => ({
  variantIds: changes.map(({ variantId }) => variantId),
  versions: changes.map(({ version }) => version),
  inventoriesFrom: changes.map(({ from }) => from.inventory),
  inventoriesTo: changes.map(({ to }) => to.inventory),
  overridesFrom: changes.map(({ from }) => from.missingOverride),
  overridesTo: changes.map(({ to }) => to.missingOverride),
});

type Given = keyof (ReturnType<typeof valuesOf> & ReturnType<typeof columnsOf>);

/** A placeholder of the statement. */
const given = (name: Given) => sql.placeholder(name);

/** The statement for a single change, prepared once a connection. */
export const statementForOne = preparedFor((database) =>
  statementFor(database).prepare('record_change'),
);

/**
 * The statement that appends a step and updates the counts. It returns a row for each changed printing, an empty one if
 * none was changed, and no row if the account is deleted.
 */
export function statementFor(database: Database | Transaction) {
  const requested = sql`
    select * from unnest(
      ${given('variantIds')}::text[], ${given('versions')}::int[],
      ${given('inventoriesFrom')}::int[], ${given('inventoriesTo')}::int[],
      ${given('overridesFrom')}::int[], ${given('overridesTo')}::int[]
    ) as a (card_variant_id, version, inventory_from, inventory_to, override_from, override_to)`;
  const newStep = sql`
    insert into collection_step (user_id, actor_id, reason, note, undoes_id, idempotency_key)
      select ${given('userId')}::uuid, ${given('actorId')}::uuid, ${given('reason')}::step_reason,
        ${given('note')}::text, ${given('undoesId')}::bigint, ${given('idempotencyKey')}::text
      where exists (select from item) and ${given('stepId')}::bigint is null
    returning id, at`;
  const step = sql`
    select id, at from new_step union all
      select id, at from collection_step
        where user_id = ${given('userId')}::uuid and id = ${given('stepId')}::bigint`;
  const parts = {
    requested,
    // Locked unless it is deleted, so nothing is written after a deletion in progress.
    holder: sql`
      select id from user_account
        where id = ${given('userId')}::uuid and deleted_at is null for key share`,
    // Everyone locks in this order, so that no two steps deadlock.
    item: sql`
      insert into collection_item as i (user_id, card_variant_id, inventory, missing_override, version)
        select holder.id, card_variant_id, inventory_to, override_to, version + 1
          from requested cross join holder order by card_variant_id collate "C"
      on conflict (user_id, card_variant_id) do update
        set inventory = excluded.inventory, missing_override = excluded.missing_override,
          version = excluded.version, updated_at = now()
        where i.version = excluded.version - 1
      returning i.card_variant_id, i.version`,
    new_step: newStep,
    step,
    event: sql`
      insert into collection_event (step_id, at, user_id, card_variant_id,
          inventory_from, inventory_to, missing_override_from, missing_override_to)
        select step.id, step.at, ${given('userId')}::uuid, card_variant_id,
            inventory_from, inventory_to, override_from, override_to
          from requested join item using (card_variant_id) cross join step`,
    touched: touch(
      given('userId'),
      'COLLECTION',
      sql`exists (select from item) and ${IS_TOUCH_DUE}`,
    ),
  };
  return database
    .with(...Object.entries(parts).map(([name, body]) => database.$with(name, {}).as(body)))
    .select({
      stepId: sql<string | null>`step.id`,
      variantId: sql<string>`item.card_variant_id`,
      version: sql<number>`item.version`,
    })
    .from(sql`holder left join (item cross join step) on true`);
}

/** Whether the collection's time of change is more than a minute old: most edits then leave it alone. */
const IS_TOUCH_DUE = sql`coalesce((
  select updated_at < now() - interval '1 minute' from sharing
    where user_id = ${given('userId')}::uuid and subject = 'COLLECTION'), true)`;
