import { weakMapMemoize } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { PrintingFacts } from '@domain/card-filter';
import { collectionApi, type PrintingCount } from '@/entities/collection/@x/printing-fact';
import { useAnswers } from '@/shared/lib/use-answers';

type Copies = PrintingFacts['copies'];

const { setCollection } = collectionApi.endpoints;

interface OwnCounts {
  /** Null until all of them are known. */
  counts: readonly Copies[] | null;
  hasFailed: boolean;
  retry: () => void;
}

/** What the viewer has, misses and has too many of, in each of these sets; requests what isn't cached. */
export function useOwnCollections(setIds: readonly string[]): OwnCounts {
  const { answers, error, retry } = useAnswers(
    setCollection,
    setIds.map((id) => ({ cardSetCode: id.toUpperCase(), userHandle: null })),
  );
  const counts = useMemo(
    () => answers && answers.map((answer) => copiesIn(answer.counts)),
    [answers],
  );
  return { counts, hasFailed: error !== null, retry };
}

/** Computed once for each answer, however many components ask. */
const copiesIn = weakMapMemoize((counts: Readonly<Record<string, PrintingCount>>): Copies =>
  Object.fromEntries(
    Object.values(counts).map(({ variantId, inventory, missing, extraCount }) => [
      variantId,
      { own: inventory, missing: missing?.count ?? 0, extra: extraCount },
    ]),
  ),
);
