import { COLLECTION_KINDS, type CollectionKind } from './collection-kind';

/** One printing as progress looks at it. */
export interface ProgressCount {
  kind: CollectionKind;
  target: number;
  missing: number;
}

export interface Progress {
  kind: CollectionKind;
  /** Cards of which none of this kind is missing. */
  complete: number;
  total: number;
}

/**
 * A collection's progress by kind: cards with nothing missing over all cards with a printing of the kind
 * (rules/collection#progress). A kind of which no card has a target is left out.
 */
export function progressOf(counts: Iterable<ProgressCount>): Progress[] {
  const found = new Map<CollectionKind, Progress & { isCollected: boolean }>();
  for (const { kind, target, missing } of counts) {
    const progress = found.get(kind) ?? { kind, complete: 0, total: 0, isCollected: false };
    progress.total += 1;
    if (missing === 0) progress.complete += 1;
    if (target > 0) progress.isCollected = true;
    found.set(kind, progress);
  }
  return COLLECTION_KINDS.flatMap((kind) => {
    const progress = found.get(kind);
    return progress?.isCollected
      ? [{ kind, complete: progress.complete, total: progress.total }]
      : [];
  });
}
