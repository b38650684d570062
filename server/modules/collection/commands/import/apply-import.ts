import { type AppliedImport, type ImportMode, planImport } from '@domain/collection-file';
import type { Database, Transaction } from '@server/platform/db/database';
import { collectionEvent, collectionStep } from '../../tables';
import { isUniqueViolation } from '@server/platform/db/unique-violation';
import { refusal } from '@server/platform/errors';
import { ofStep } from '../../queries/of-step';
import { recordLargeStep, type Step, VersionConflict } from '../record-step';
import { and, count, eq, sql } from 'drizzle-orm';
import { findImport } from '../../queries/kept-import';
import { findStoredCounts } from '../../queries/stored-counts';
import { deleteImport } from './keep-import';

/** How often an import is retried because counts changed meanwhile. */
const MAX_TRIES = 10;

interface ApplyImportInput {
  id: string;
  mode: ImportMode;
}

/**
 * Applies a file that was read, as one step of the ledger, all of it or nothing (rules/collection-files#preview). Counts
 * that changed since the preview are taken as they are now. Called again, it returns the first result.
 *
 * @param onWritten gets how many of how many changes are written
 * @throws NOT_FOUND if the reading is gone, CONFLICT if counts keep changing meanwhile, UNAUTHENTICATED if the account
 * was deleted meanwhile
 */
export async function applyImport(
  database: Database,
  userId: string,
  input: ApplyImportInput,
  onWritten: (written: number, of: number) => void,
): Promise<AppliedImport> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const applied = await findApplied(database, userId, input.id);
    if (applied !== null) return applied;
    try {
      return await database.transaction((transaction) =>
        applyOnce(transaction, userId, input, onWritten),
      );
    } catch (error) {
      if (!mayTryAgain(error)) throw error;
    }
  }
  throw refusal('CONFLICT', 'The collection is being changed elsewhere. Try again.');
}

async function applyOnce(
  transaction: Transaction,
  userId: string,
  { id, mode }: ApplyImportInput,
  onWritten: (written: number, of: number) => void,
): Promise<AppliedImport> {
  const kept = await findImport(transaction, userId, id);
  if (kept === null) {
    // The same call, sent twice, may have been applied since the check above.
    const applied = await findApplied(transaction, userId, id);
    if (applied !== null) return applied;
    throw refusal('NOT_FOUND', 'This preview is over. Choose the file again.');
  }
  const stored = await findStoredCounts(transaction, userId, kept.contents.setIds);
  const { changes, refused } = planImport(mode, kept.contents, stored);
  const step: Step = {
    userId,
    actorId: userId,
    reason: 'IMPORT',
    note: kept.fileName,
    idempotencyKey: keyOf(id),
  };
  const versioned = changes.map((change) => ({
    ...change,
    version: stored.get(change.variantId)?.version ?? 0,
  }));
  const recorded = await recordLargeStep(transaction, step, versioned, onWritten);
  if (recorded === null && changes.length > 0) throw new VersionConflict();
  const { paidCents = null } = kept.contents;
  // What was paid for all copies belongs to a step that adds them all.
  if (recorded !== null && mode === 'add' && refused.length === 0 && paidCents !== null) {
    await transaction
      .update(collectionStep)
      .set({ paidCents })
      .where(eq(collectionStep.id, recorded.id));
  }
  await deleteImport(transaction, userId);
  return { stepId: recorded && String(recorded.id), changes: changes.length };
}

/** Whether counts changed meanwhile, or the same file was just applied. */
const mayTryAgain = (error: unknown): boolean =>
  error instanceof VersionConflict || isUniqueViolation(error, 'collection_step_sent_once');

/** The result of an import that was applied before, such as one whose answer was lost. */
async function findApplied(
  database: Database | Transaction,
  userId: string,
  id: string,
): Promise<AppliedImport | null> {
  const [found] = await database
    .select({ stepId: sql<string>`${collectionStep.id}::text`, changes: count() })
    .from(collectionStep)
    .innerJoin(collectionEvent, ofStep)
    .where(and(eq(collectionStep.userId, userId), eq(collectionStep.idempotencyKey, keyOf(id))))
    .groupBy(collectionStep.userId, collectionStep.id);
  return found ?? null;
}

const keyOf = (id: string): string => `import:${id}`;
