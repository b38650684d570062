import { isInventory, withInventory } from '@domain/collection';
import type { Database } from '@server/db/database';
import { collectionEvent, collectionStep } from '@server/db/tables';
import { isUniqueViolation } from '@server/db/unique-violation';
import { type FieldError, KEY_REUSED } from '@server/graphql/field-error';
import { and, eq, sql } from 'drizzle-orm';
import {
  type Addition,
  type AdditionsInput,
  validateAdditions,
  noSuchPrinting,
  tooMany,
} from '../validation';
import { findPrintings } from '../queries/counted-printing';
import {
  type RecordedStep,
  recordLargeStep,
  recordStep,
  VersionConflict,
  type VersionedChange,
} from './record-step';

type AddOutcome = { ok: true; stepId: number } | { ok: false; errors: FieldError[] };

const refused = (...errors: FieldError[]): AddOutcome => ({ ok: false, errors });

/**
 * Adds copies to a player's counts, all of them or none, as one step. Sent again under its key, it returns the first step
 * and adds nothing. Simultaneous additions all count.
 */
export async function addToCollection(
  database: Database,
  userId: string,
  input: AdditionsInput,
): Promise<AddOutcome> {
  const mistakes = validateAdditions(input);
  if (mistakes.length > 0) return refused(...mistakes);
  const { idempotencyKey, additions } = input;
  const sums = sumsOf(additions);

  for (;;) {
    const before = await findAddedBefore(database, userId, idempotencyKey);
    if (before)
      return isSame(before.added, sums) ? { ok: true, stepId: before.stepId } : refused(KEY_REUSED);

    const printings = await findPrintings(database, userId, [...sums.keys()]);
    const byId = new Map(printings.map((printing) => [printing.variantId, printing]));
    const errors = additions.flatMap(({ variantId }, index) => {
      const printing = byId.get(variantId);
      if (!printing) return [noSuchPrinting(index)];
      const inventory = printing.inventory + (sums.get(variantId) ?? 0);
      return isInventory(inventory) ? [] : [tooMany(index, printing.inventory)];
    });
    if (errors.length > 0) return refused(...errors);

    const changes = [...sums].flatMap(([variantId, count]): VersionedChange[] => {
      const printing = byId.get(variantId);
      if (!printing) return [];
      const { inventory, missingOverride, version } = printing;
      const from = { inventory, missingOverride };
      return [{ variantId, version, from, to: withInventory(from, inventory + count) }];
    });
    const recorded = await record(database, userId, idempotencyKey, changes);
    if (recorded) return { ok: true, stepId: recorded.id };
    // Another change came first, or this step is being recorded: start again with the present counts.
  }
}

/** Records all changes as one step; null if it must be tried again. */
async function record(
  database: Database,
  userId: string,
  idempotencyKey: string,
  changes: readonly VersionedChange[],
): Promise<RecordedStep | null> {
  const step = { userId, actorId: userId, reason: 'QUICK_ADD', idempotencyKey } as const;
  try {
    // A single change is one statement and needs no transaction.
    if (changes.length === 1) return await recordStep(database, step, changes);
    return await database.transaction(async (transaction) => {
      const recorded = await recordLargeStep(transaction, step, changes);
      if (recorded === null) throw new VersionConflict();
      return recorded;
    });
  } catch (error) {
    if (error instanceof VersionConflict || isUniqueViolation(error, 'collection_step_sent_once'))
      return null;
    throw error;
  }
}

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** A step that was sent before under the same key. */
interface StepBefore {
  stepId: number;
  /** How many copies it added, by the printing's id; without printings that left the catalogue since. */
  added: ReadonlyMap<string, number>;
}

/** A player's step by its key; null if there is none. */
async function findAddedBefore(
  database: Database,
  userId: string,
  idempotencyKey: string,
): Promise<StepBefore | null> {
  const rows = await database
    .select({
      stepId: collectionStep.id,
      variantId: collectionEvent.cardVariantId,
      added: sql<number | null>`${collectionEvent.inventoryTo} - ${collectionEvent.inventoryFrom}`,
    })
    .from(collectionStep)
    .leftJoin(collectionEvent, eq(collectionEvent.stepId, collectionStep.id))
    .where(
      and(eq(collectionStep.userId, userId), eq(collectionStep.idempotencyKey, idempotencyKey)),
    );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    stepId: first.stepId,
    added: new Map(
      rows.flatMap(({ variantId, added }) =>
        variantId === null || added === null ? [] : [[variantId, added]],
      ),
    ),
  };
}

/** How many copies are added of each printing, by its id. */
function sumsOf(additions: readonly Addition[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { variantId, count } of additions) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + count);
  }
  return sums;
}
