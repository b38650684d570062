import type { StepReason } from '@domain/collection';
import type { Database } from '@server/platform/db/database';
import { sql, type SQL } from 'drizzle-orm';
import type { NamedChange } from './step';

interface ReferenceRow {
  id: number;
  at: string;
  reason: StepReason;
  note: string | null;
}

/** A step's row, without its changes. */
export type StepRow = Record<string, unknown> &
  ReferenceRow & {
    actorId: string | null;
    actorHandle: string | null;
    isActorDeleted: boolean | null;
    undoes: ReferenceRow | null;
    undoneBy: ReferenceRow | null;
    printingCount: number;
    copiesAdded: number;
    copiesRemoved: number;
    paidCents: number | null;
    balanceCents: number | null;
  };

interface StepsQuery {
  userId: string;
  limit: number;
  /** Only steps before this one; null for all. */
  before: number | null;
  /** Only steps with a change of which this condition is true; null for all. */
  among: SQL | null;
}

/** A player's steps, latest first. */
export const findSteps = (database: Database, query: StepsQuery): Promise<StepRow[]> =>
  readSteps(
    database,
    query.userId,
    query.among === null ? ofPlayer(query) : ofChanges(query, query.among),
  );

/** A player's step; null for somebody else's and for an unknown step. */
export async function findStep(
  database: Database,
  { userId, id }: { userId: string; id: number },
): Promise<StepRow | null> {
  const [row] = await readSteps(
    database,
    userId,
    sql`select id from collection_step where id = ${id} and user_id = ${userId}`,
  );
  return row ?? null;
}

const ofPlayer = ({ userId, limit, before }: StepsQuery): SQL => sql`
  select id from collection_step
    where user_id = ${userId} and ${before === null ? sql`true` : sql`id < ${before}`}
    order by id desc limit ${limit}`;

const ofChanges = ({ userId, limit, before }: StepsQuery, among: SQL): SQL => sql`
  select distinct step_id as id from collection_event
    where user_id = ${userId} and ${among}
      and ${before === null ? sql`true` : sql`step_id < ${before}`}
    order by step_id desc limit ${limit}`;

/** A sum, limited to GraphQL's largest integer. */
const sum = (copies: SQL): SQL => sql`least(coalesce(sum(${copies}), 0), 2147483647)::int`;

const reference = (step: 'undone' | 'undo'): SQL => {
  const { id, at, reason, note } = {
    id: sql.raw(`${step}.id`),
    at: sql.raw(`${step}.at`),
    reason: sql.raw(`${step}.reason`),
    note: sql.raw(`${step}.note`),
  };
  return sql`case when ${id} is not null then
    json_build_object('id', ${id}, 'at', ${at}, 'reason', ${reason}, 'note', ${note}) end`;
};

async function readSteps(database: Database, userId: string, ids: SQL): Promise<StepRow[]> {
  const { rows } = await database.execute<StepRow>(sql`
    select step.id::float8 as id, step.at::text as at, step.reason, step.note,
        step.paid_cents as "paidCents", step.balance_cents as "balanceCents", step.actor_id as "actorId", actor.handle as "actorHandle",
        actor.deleted_at is not null as "isActorDeleted",
        ${reference('undone')} as undoes, ${reference('undo')} as "undoneBy",
        event.printings as "printingCount", event.added as "copiesAdded",
        event.removed as "copiesRemoved"
      from (${ids}) found
      join collection_step step on step.user_id = ${userId} and step.id = found.id
      left join user_account actor on actor.id = step.actor_id
      left join collection_step undone on undone.user_id = step.user_id and undone.id = step.undoes_id
      left join collection_step undo on undo.user_id = step.user_id and undo.undoes_id = step.id
      cross join lateral (
        select count(*)::int as printings,
            ${sum(sql`greatest(inventory_to - inventory_from, 0)`)} as added,
            ${sum(sql`greatest(inventory_from - inventory_to, 0)`)} as removed
          from collection_event where step_id = step.id and at = step.at
      ) event
      order by step.id desc`);
  return rows;
}

interface ChangesQuery {
  /** Whose steps they are. */
  userId: string;
  stepIds: readonly number[];
  /** The most changes of each step. */
  limit: number;
  /** Only printings after this one. */
  after?: string | null;
  /** Only changes of which this condition is true. */
  among?: SQL | null;
}

/** Changes of steps, each step's by the printing's id. */
export async function findChanges(
  database: Database,
  { userId, stepIds, limit, after = null, among = null }: ChangesQuery,
): Promise<NamedChange[]> {
  if (stepIds.length === 0) return [];
  const { rows } = await database.execute<NamedChange & Record<string, unknown>>(sql`
    select step.id::float8 as "stepId", printing.id as "variantId", card.id as "cardId",
        card.name as "cardName", card_set.code as "cardSetCode", printing.number,
        printing.variant_type as "variantType", event.inventory_from as "inventoryFrom",
        event.inventory_to as "inventoryTo", event.missing_override_from as "missingOverrideFrom",
        event.missing_override_to as "missingOverrideTo"
      from unnest(${sql.param([...stepIds])}::bigint[]) wanted (id)
      join collection_step step on step.user_id = ${userId} and step.id = wanted.id
      cross join lateral (
        select * from collection_event
          where step_id = step.id and at = step.at
            and ${after === null ? sql`true` : sql`card_variant_id > ${after}`}
            and ${among ?? sql`true`}
          order by card_variant_id limit ${limit}
      ) event
      join card_variant printing on printing.id = event.card_variant_id
      join card on card.id = printing.card_id
      join card_set on card_set.id = card.card_set_id
      order by step.id desc, event.card_variant_id`);
  return rows;
}
