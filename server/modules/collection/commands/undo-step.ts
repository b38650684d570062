import { formatNumber } from '@domain/number-text';
import {
  changesCount,
  type CountChange,
  isUndoable,
  MAX_INVENTORY,
  NEVER_COUNTED,
  type StepReason,
  type StoredCount,
  undoneCount,
} from '@domain/collection';
import type { Database, Transaction } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import { collectionEvent, collectionItem } from '../tables';
import type { FieldError } from '@server/platform/graphql/field-error';
import { holdOwnAccount } from '@server/modules/people';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ALREADY_UNDONE, NOT_UNDOABLE, NOTHING_TO_UNDO, undoError } from './validation';
import {
  byPrinting,
  inPieces,
  type RecordedStep,
  recordLargeStep,
  retryOnConflict,
  VersionConflict,
  type VersionedChange,
} from './record-step';

type UndoOutcome = { ok: true; step: RecordedStep } | { ok: false; error: FieldError };

const refused = (error: FieldError): UndoOutcome => ({ ok: false, error });

/**
 * Undoes a step by appending its inverse: all of its counts or none (rules/collection#undo). An undo is a step like any
 * other, so undoing it restores the step.
 *
 * @returns null if the player has no such step
 * @throws UNAUTHENTICATED if their account was deleted meanwhile
 */
export const undoStep = (
  database: Database,
  userId: string,
  stepId: number,
): Promise<UndoOutcome | null> =>
  retryOnConflict(() =>
    database.transaction((transaction) => undoOnce(transaction, userId, stepId)),
  );

async function undoOnce(
  transaction: Transaction,
  userId: string,
  stepId: number,
): Promise<UndoOutcome | null> {
  // The account before the step, in the order of the account's deletion.
  await holdOwnAccount(transaction, userId);
  const undoable = await lockUndoable(transaction, userId, stepId);
  if (undoable === null) return null;
  if (!isUndoable(undoable.reason)) return refused(NOT_UNDOABLE);
  if (undoable.isUndone) return refused(ALREADY_UNDONE);

  const changes: VersionedChange[] = [];
  const beyond: { variantId: string; inventory: number }[] = [];
  for (const { variantId, done, now, version } of await lockDoneChanges(transaction, userId, {
    id: stepId,
    at: undoable.at,
  })) {
    const to = undoneCount(done, now);
    if (to === null) {
      const inventory = now.inventory + done.from.inventory - done.to.inventory;
      beyond.push({ variantId, inventory });
    } else if (changesCount({ from: now, to })) {
      changes.push({ variantId, version, from: now, to });
    }
  }
  if (beyond.length > 0) return refused(await outOfRange(transaction, beyond));
  if (changes.length === 0) return refused(NOTHING_TO_UNDO);

  const step = { userId, actorId: userId, reason: 'UNDO', undoesId: stepId } as const;
  const recorded = await recordLargeStep(transaction, step, changes);
  if (recorded === null) throw new VersionConflict();
  return { ok: true, step: recorded };
}

/** Whose events are found in the partition of one month. */
interface StepAt {
  id: number;
  at: string;
}

/** What a step did to a printing, and its present count. */
interface DoneChange {
  variantId: string;
  done: CountChange;
  now: StoredCount;
  version: number;
}

/**
 * The reason of a player's step, and whether it was undone; null for somebody else's and for an unknown step. The step is
 * locked, so that of two undos the second one sees the first.
 */
async function lockUndoable(
  transaction: Transaction,
  userId: string,
  stepId: number,
): Promise<{ reason: StepReason; at: string; isUndone: boolean } | null> {
  const { rows } = await transaction.execute<{ reason: StepReason; at: string }>(sql`
    select reason, at::text as at from collection_step
      where id = ${stepId} and user_id = ${userId} for no key update`);
  const [step] = rows;
  if (step === undefined) return null;
  // A separate statement, which sees what was committed while this one waited for the lock.
  const undo = await transaction.execute(sql`
    select from collection_step where user_id = ${userId} and undoes_id = ${stepId}`);
  return { ...step, isUndone: undo.rowCount === 1 };
}

/**
 * The changes of a player's step. Nobody else changes the counts that it changed until the transaction ends. They are
 * read in pieces, so that even the largest step's statements end in time on slow machines.
 */
async function lockDoneChanges(
  transaction: Transaction,
  userId: string,
  step: StepAt,
): Promise<DoneChange[]> {
  const events = await findEvents(transaction, step);
  const changes: DoneChange[] = [];
  for (const piece of inPieces(events.toSorted(byPrinting))) {
    const ids = piece.map(({ variantId }) => variantId);
    const counts = await lockCounts(transaction, userId, ids);
    for (const event of piece) {
      changes.push({ ...event, ...(counts.get(event.variantId) ?? NO_ROW) });
    }
  }
  return changes;
}

const NO_ROW = { now: NEVER_COUNTED, version: 0 };

async function findEvents(
  transaction: Transaction,
  { id, at }: StepAt,
): Promise<Pick<DoneChange, 'variantId' | 'done'>[]> {
  const rows = await transaction
    .select()
    .from(collectionEvent)
    .where(and(eq(collectionEvent.stepId, id), eq(collectionEvent.at, at)));
  return rows.map((row) => ({
    variantId: row.cardVariantId,
    done: {
      from: { inventory: row.inventoryFrom, missingOverride: row.missingOverrideFrom },
      to: { inventory: row.inventoryTo, missingOverride: row.missingOverrideTo },
    },
  }));
}

async function lockCounts(
  transaction: Transaction,
  userId: string,
  variantIds: string[],
): Promise<ReadonlyMap<string, Pick<DoneChange, 'now' | 'version'>>> {
  const rows = await transaction
    .select()
    .from(collectionItem)
    .where(
      and(eq(collectionItem.userId, userId), inArray(collectionItem.cardVariantId, variantIds)),
    )
    // By bytes, in the order in which everyone locks counts.
    .orderBy(sql`${collectionItem.cardVariantId} collate "C"`)
    .for('update');
  return new Map(
    rows.map(({ cardVariantId, inventory, missingOverride, version }) => [
      cardVariantId,
      { now: { inventory, missingOverride }, version },
    ]),
  );
}

const NAMED = 3;

/** The error that names counts which an undo would take out of range (rules/collection#count). */
async function outOfRange(
  transaction: Transaction,
  counts: readonly { variantId: string; inventory: number }[],
): Promise<FieldError> {
  const some = counts.slice(0, NAMED);
  const names = await findNames(
    transaction,
    some.map(({ variantId }) => variantId),
  );
  const changes = some.map(
    ({ variantId, inventory }) =>
      `${names.get(variantId) ?? variantId} would be ${inventory < 0 ? '−' : ''}${formatNumber(Math.abs(inventory))}`,
  );
  if (counts.length > NAMED) changes.push(`and so on for ${counts.length - NAMED} more`);
  return undoError(
    'OUT_OF_RANGE',
    `A count must stay from 0 to ${formatNumber(MAX_INVENTORY)}, but ${changes.join(', ')}. Nothing was undone.`,
  );
}

async function findNames(
  transaction: Transaction,
  variantIds: string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction
    .select({
      variantId: cardVariant.id,
      name: card.name,
      code: cardSet.code,
      number: cardVariant.number,
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(inArray(cardVariant.id, variantIds));
  return new Map(
    rows.map(({ variantId, name, code, number }) => [variantId, `${name} (${code} ${number})`]),
  );
}
