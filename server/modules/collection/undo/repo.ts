import {
  NEVER_COUNTED,
  type CountChange,
  type StepReason,
  type StoredCount,
} from '@domain/collection';
import type { Transaction } from '@server/db/database';
import { collectionEvent, collectionItem } from '@server/db/tables';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { byPrinting, inPieces } from '../pieces';

/** What a step did to a printing, beside its count as it is now. */
export interface DoneChange {
  variantId: string;
  done: CountChange;
  now: StoredCount;
  version: number;
}

/**
 * Why a player's step was made, and whether it was undone; null for another's as for none. Only one transaction
 * at a time is told about a step: the next one waits, and is told what the first has made of it.
 */
export async function lockUndoable(
  transaction: Transaction,
  userId: string,
  stepId: number,
): Promise<{ reason: StepReason; isUndone: boolean } | null> {
  const { rows } = await transaction.execute<{ reason: StepReason }>(sql`
    select reason from collection_step
      where id = ${stepId} and user_id = ${userId} for no key update`);
  const [step] = rows;
  if (step === undefined) return null;
  // A statement of its own, which sees what the lock was waited for.
  const undo = await transaction.execute(sql`
    select from collection_step where undoes_id = ${stepId}`);
  return { reason: step.reason, isUndone: undo.rowCount === 1 };
}

/**
 * The changes of a player's step; nobody else changes the counts that it changed until the transaction ends. In pieces,
 * so that the largest step's statements end in time on the slowest machine.
 */
export async function lockDoneChanges(
  transaction: Transaction,
  userId: string,
  stepId: number,
): Promise<DoneChange[]> {
  const events = await findEvents(transaction, stepId);
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
  stepId: number,
): Promise<Pick<DoneChange, 'variantId' | 'done'>[]> {
  const rows = await transaction
    .select()
    .from(collectionEvent)
    .where(eq(collectionEvent.stepId, stepId));
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
    // By bytes, as those who write many counts do.
    .orderBy(sql`${collectionItem.cardVariantId} collate "C"`)
    .for('update');
  return new Map(
    rows.map(({ cardVariantId, inventory, missingOverride, version }) => [
      cardVariantId,
      { now: { inventory, missingOverride }, version },
    ]),
  );
}
