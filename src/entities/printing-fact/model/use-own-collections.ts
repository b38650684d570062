import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { PrintingFacts } from '@domain/card-filter';
import { collectionApi, type PrintingCount } from '@/entities/collection/@x/printing-fact';
import { useAppDispatch, useAppSelector } from '@/shared/store';

type Copies = PrintingFacts['copies'];

const { setCollection } = collectionApi.endpoints;

/** The viewer's own counts of a set. */
const ownOf = (setId: string) => ({ cardSetCode: setId.toUpperCase(), userHandle: null });

interface OwnCounts {
  /** Null until all of them are known. */
  counts: readonly Copies[] | null;
  hasFailed: boolean;
  retry: () => void;
}

/** What the viewer has, misses and has too many of, in each of these sets; requests what isn't cached. */
export function useOwnCollections(setIds: readonly string[]): OwnCounts {
  const dispatch = useAppDispatch();
  const key = setIds.join(' ');
  useEffect(() => {
    const asked = key === '' ? [] : key.split(' ');
    const queries = asked.map((id) => dispatch(setCollection.initiate(ownOf(id))));
    return () => {
      for (const query of queries) query.unsubscribe();
    };
  }, [key, dispatch]);

  const answers = useAppSelector(
    (state) => setIds.map((id) => setCollection.select(ownOf(id))(state).data?.counts),
    shallowEqual,
  );
  const hasFailed = useAppSelector((state) =>
    setIds.some((id) => setCollection.select(ownOf(id))(state).isError),
  );
  const counts = useMemo(
    () =>
      answers.every((answer) => answer !== undefined)
        ? answers.map((answer) => copiesIn(answer))
        : null,
    [answers],
  );
  return {
    counts,
    hasFailed,
    retry: () => {
      for (const id of setIds) {
        void dispatch(setCollection.initiate(ownOf(id), { forceRefetch: true, subscribe: false }));
      }
    },
  };
}

const copiesIn = (counts: Readonly<Record<string, PrintingCount>>): Copies =>
  Object.fromEntries(
    Object.values(counts).map(({ variantId, inventory, missing, extraCount }) => [
      variantId,
      { own: inventory, missing: missing?.count ?? 0, extra: extraCount },
    ]),
  );
