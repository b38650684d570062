import { UNSET_VERSION } from '@domain/version';
import { type Database, preparedFor, type Transaction } from '@server/db/database';
import { sql, type SQL } from 'drizzle-orm';
import type { Step, VersionedChange } from './commands/record-step';

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
  return database
    .with(...ledgerParts(database, requested))
    .select({
      stepId: sql<string | null>`step.id`,
      variantId: sql<string>`item.card_variant_id`,
      version: sql<number>`item.version`,
    })
    .from(sql`holder left join (item cross join step) on true`);
}

/**
 * The parts of a statement that append a step with changes to the ledger and update the counts: `item` holds the changed
 * printings with their new versions, `step` the step's id if there is one, and `holder` the player's account unless it
 * is deleted.
 *
 * @param requested selects the changes: card_variant_id, version, inventory_from, inventory_to, override_from, override_to
 */
export function ledgerParts(database: Database | Transaction, requested: SQL) {
  const part = (name: string, body: SQL) => database.$with(name, {}).as(body);
  // Waits for a deletion in progress and finds no account then, so nothing is written after it.
  const holder = sql`
    select id from user_account
      where id = ${given('userId')}::uuid and deleted_at is null for key share`;
  const item = sql`
    insert into collection_item as i (user_id, card_variant_id, inventory, missing_override, version)
      select holder.id, card_variant_id, inventory_to, override_to, version + 1
        from requested cross join holder
        -- Everyone locks in this order, so that no two steps deadlock.
        order by card_variant_id collate "C"
    on conflict (user_id, card_variant_id) do update
      set inventory = excluded.inventory, missing_override = excluded.missing_override,
        version = excluded.version, updated_at = now()
      where i.version = excluded.version - 1
    returning i.card_variant_id, i.version`;
  const newStep = sql`
    insert into collection_step (user_id, actor_id, reason, note, undoes_id, idempotency_key)
      select ${given('userId')}::uuid, ${given('actorId')}::uuid, ${given('reason')}::step_reason,
        ${given('note')}::text, ${given('undoesId')}::bigint, ${given('idempotencyKey')}::text
      where exists (select from item) and ${given('stepId')}::bigint is null
    returning id`;
  const step = sql`
    select id from new_step union all
      select begun from (select ${given('stepId')}::bigint as begun) as earlier where begun is not null`;
  const event = sql`
    insert into collection_event (step_id, user_id, card_variant_id,
        inventory_from, inventory_to, missing_override_from, missing_override_to)
      select step.id, ${given('userId')}::uuid, card_variant_id,
        inventory_from, inventory_to, override_from, override_to
      from requested join item using (card_variant_id) cross join step`;
  // At most once a minute, so that busy players neither move in the index nor lock the row with every card.
  const touched = sql`
    update sharing set updated_at = now()
      where user_id = ${given('userId')}::uuid and subject = 'COLLECTION'
        and updated_at < now() - interval '1 minute' and exists (select from item)`;
  const begun = sql`
    -- Private until its owner shares it.
    insert into sharing (user_id, subject, version)
      select ${given('userId')}::uuid, 'COLLECTION', ${UNSET_VERSION}::int
        where exists (select from item) and not exists (
          select from sharing where user_id = ${given('userId')}::uuid and subject = 'COLLECTION')
    on conflict do nothing`;
  return [
    part('requested', requested),
    part('holder', holder),
    part('item', item),
    part('new_step', newStep),
    part('step', step),
    part('event', event),
    part('touched', touched),
    part('begun', begun),
  ];
}
