import type { StepActor } from '@domain/collection';
import type { Database } from '@server/platform/db/database';
import { isoTime } from '@server/platform/time/iso-time';
import { type Page, pageInfoOf } from '@server/platform/graphql/page';
import type { Viewer } from '@server/platform/viewer';
import { sql, type SQL } from 'drizzle-orm';
import { findChanges, findStep, findSteps, type StepRow } from './step-rows';
import {
  type CollectionStep,
  type NamedChange,
  printingCursor,
  stepCursor,
  type StepReference,
} from './step';

/** How many of a step's changes come with it. */
const FIRST_CHANGES = 4;

interface HistoryInput {
  first: number;
  before: number | null;
  /** Only steps that changed this printing; null for all. */
  variantId: string | null;
  /** Only steps that changed one of these printings; null for all. */
  among: readonly string[] | null;
}

/**
 * The steps of a player's collection, latest first (rules/collection#ledger). Where only the changes of some printings
 * are asked for, each step's first changes are those.
 */
export async function collectionHistory(
  database: Database,
  viewer: Viewer,
  { first, before, variantId, among: ids }: HistoryInput,
): Promise<Page<CollectionStep>> {
  const among = amongOf();
  const userId = viewer.id;
  const rows = await findSteps(database, { userId, before, among, limit: first + 1 });
  const nodes = await withChanges(database, userId, rows.slice(0, first), among);
  return { nodes, pageInfo: pageInfoOf(rows, first, ({ id }) => stepCursor(id)) };

  function amongOf(): SQL | null {
    const parts: SQL[] = [];
    if (variantId !== null) parts.push(sql`card_variant_id = ${variantId}`);
    if (ids !== null) parts.push(sql`card_variant_id = any(${sql.param([...ids])}::text[])`);
    return parts.length === 0 ? null : sql.join(parts, sql` and `);
  }
}

/** One of a player's steps; null for somebody else's and for an unknown step. */
export async function collectionStep(
  database: Database,
  userId: string,
  id: number,
): Promise<CollectionStep | null> {
  const row = await findStep(database, { userId, id });
  if (row === null) return null;
  const [step] = await withChanges(database, userId, [row], null);
  return step ?? null;
}

/** One page of the changes of a step, by the printing's id. */
export async function changesOfStep(
  database: Database,
  { userId, stepId }: { userId: string; stepId: number },
  { first, after }: { first: number; after: string | null },
): Promise<Page<NamedChange>> {
  const found = await findChanges(database, {
    userId,
    stepIds: [stepId],
    limit: first + 1,
    after,
  });
  return {
    nodes: found.slice(0, first),
    pageInfo: pageInfoOf(found, first, ({ variantId }) => printingCursor(variantId)),
  };
}

async function withChanges(
  database: Database,
  userId: string,
  rows: readonly StepRow[],
  among: SQL | null,
): Promise<CollectionStep[]> {
  const changes = await findChanges(database, {
    userId,
    stepIds: rows.map(({ id }) => id),
    limit: FIRST_CHANGES,
    among,
  });
  return rows.map((row) => ({
    id: row.id,
    userId,
    at: isoTime(row.at),
    reason: row.reason,
    note: row.note,
    actor: { kind: actorOf(row, userId), handle: row.actorHandle },
    undoes: reference(row.undoes),
    undoneBy: reference(row.undoneBy),
    printingCount: row.printingCount,
    copiesAdded: row.copiesAdded,
    copiesRemoved: row.copiesRemoved,
    paidCents: row.paidCents,
    balanceCents: row.balanceCents,
    firstChanges: changes.filter(({ stepId }) => stepId === row.id),
  }));
}

const reference = (step: StepReference | null): StepReference | null =>
  step && { ...step, at: isoTime(step.at) };

function actorOf({ actorId, isActorDeleted }: StepRow, userId: string): StepActor {
  if (actorId === null) return 'PROGRAM';
  if (actorId === userId) return 'YOU';
  return isActorDeleted ? 'DELETED_USER' : 'PLAYER';
}
