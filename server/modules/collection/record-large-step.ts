import type { Transaction } from '@server/db/database';
import { recordStep, type RecordedStep, type Step, type VersionedChange } from './record-step';

/** Changes that are written at once: few enough for a statement's time, and to tell of progress. */
const CHUNK = 5_000;

const byPrinting = (one: VersionedChange, other: VersionedChange) =>
  one.variantId < other.variantId ? -1 : 1;

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
  // Everyone locks in this order, so that no two large steps wait for each other.
  const sorted = changes.toSorted(byPrinting);
  for (let at = 0; at < sorted.length; at += CHUNK) {
    const chunk = sorted.slice(at, at + CHUNK);
    const recorded = await recordStep(transaction, { ...step, id }, chunk);
    if (recorded?.versions.size !== chunk.length) return null;
    id = recorded.id;
    for (const [variantId, version] of recorded.versions) versions.set(variantId, version);
    onWritten?.(versions.size, sorted.length);
  }
  return id === null ? null : { id, versions };
}
