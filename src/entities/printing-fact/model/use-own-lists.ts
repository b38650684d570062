import { weakMapMemoize } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { CopyCount, PrintingFacts } from '@domain/card-filter';
import { useCommitmentsQuery } from '@/entities/offer/@x/printing-fact';
import {
  useSaleListQuery,
  useWantListQuery,
  type WantListItem,
} from '@/entities/trade-list/@x/printing-fact';

type Copies = PrintingFacts['copies'];

const OWN = { userHandle: null };

const NOTHING: { counts: readonly Copies[]; wants: PrintingFacts['wants'] } = {
  counts: [],
  wants: [],
};

/** What the viewer wants, sells and has promised; nothing unless it is needed. Their collection has no part in it. */
export function useOwnLists(isNeeded: boolean) {
  const want = useWantListQuery(isNeeded ? OWN : skipToken);
  const sale = useSaleListQuery(isNeeded ? OWN : skipToken);
  const commitments = useCommitmentsQuery(isNeeded ? { ...OWN, offerType: 'BUY' } : skipToken);
  const [wanted, selling, promised] = [want.currentData, sale.currentData, commitments.currentData];
  const known = useMemo(() => {
    if (!isNeeded) return NOTHING;
    if (wanted === undefined || selling === undefined || promised === undefined) return null;
    return {
      counts: [sellingIn(selling?.items), committedIn(promised)],
      wants: wantsIn(wanted?.items),
    };
  }, [isNeeded, wanted, selling, promised]);
  const queries = [want, sale, commitments];
  return {
    /** Null until all of them are known. */
    known,
    hasFailed: queries.some(({ isError }) => isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** A list's items as copies of one kind: computed once for each answer, however many components ask. */
const counted = <Item>(of: CopyCount, copiesOf: (item: Item) => number) =>
  weakMapMemoize((items: Readonly<Record<string, Item>> | undefined): Copies =>
    Object.fromEntries(
      Object.entries(items ?? {}).map(([id, item]) => [id, { [of]: copiesOf(item) }]),
    ),
  );

/** Computed once for each answer, as well. */
const wantsIn = weakMapMemoize((items: Readonly<Record<string, WantListItem>> | undefined) =>
  Object.values(items ?? {}).map(({ want, ...item }) => ({ ...item, ...want })),
);

const sellingIn = counted<{ quantity: number }>('selling', ({ quantity }) => quantity);
const committedIn = counted<{ committed: number }>('promised', ({ committed }) => committed);
