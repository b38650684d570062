import type { Transaction } from '@server/db/database';
import { byPrinting, inPieces } from './pieces';
import { recordStep, type RecordedStep, type Step, type VersionedChange } from './record-step';

/**
 * Records a step of any size, all of it or nothing, so the transaction has to be given up where it isn't all recorded.
 *
 * @param onWritten is told how many of how many changes are written
 * @returns null where one of the counts was changed since its version was seen, or there is nothing to change
 */
export async function recordLargeStep(
  transaction: Transaction,
  step: Step,
  changes: readonly VersionedChange[],
  onWritten?: (written: number, of: number) => void,
): Promise<RecordedStep | null> {
  let id: number | null = null;
  const versions = new Map<string, number>();
  for (const piece of inPieces(changes.toSorted(byPrinting))) {
    const recorded = await recordStep(transaction, { ...step, id }, piece);
    if (recorded?.versions.size !== piece.length) return null;
    id = recorded.id;
    for (const [variantId, version] of recorded.versions) versions.set(variantId, version);
    onWritten?.(versions.size, changes.length);
  }
  return id === null ? null : { id, versions };
}
