import { useMemo } from 'react';
import { availableCopies, NOTHING_COMMITTED } from '@domain/offer';
import { useListedPrintings, type Listed, type ListedPrinting } from '@/entities/card';
import { type Commitments, useCommitmentsQuery } from '@/entities/offer';
import { useSaleListQuery } from '@/entities/sale-list';
import { useWantListQuery } from '@/entities/want-list';
import { apiErrorOf } from '@/shared/api';
import type { OfferPick } from './offer-draft';
import type { SwapDraft } from './swap-draft';

/** A printing that a player may give in a swap. */
export interface Swappable extends Listed {
  /** How many copies (rules/offers#swaps). */
  available: number;
  /** Whether the one who would get it wants it. */
  isWanted: boolean;
}

export type SwapRow = ListedPrinting<Swappable>;

const OWN = { userHandle: null };

interface Sources {
  sale: Readonly<Record<string, { variantId: string; cardId: string; quantity: number }>>;
  promised: Commitments;
  wanted: Readonly<Record<string, { variantId: string; cardId: string; quantity: number }>>;
  /** Of the want list; null if it may not be used as a source. */
  awaited: Commitments | null;
  drafted: Readonly<Record<string, OfferPick>>;
}

/** What a player may give: their sale list's copies, then those that the other one wants, then what terms name. */
function swappable({ sale, promised, wanted, awaited, drafted }: Sources) {
  const all: Record<string, Swappable> = {};
  for (const { variantId, cardId } of Object.values(drafted)) {
    all[variantId] = { variantId, cardId, available: 0, isWanted: variantId in wanted };
  }
  const left = (quantity: number, variantId: string, commitments: Commitments) =>
    availableCopies(quantity, commitments[variantId] ?? NOTHING_COMMITTED);
  for (const { variantId, cardId, quantity } of Object.values(wanted)) {
    const isSource = awaited !== null || variantId in drafted;
    if (!isSource) continue;
    const available = left(quantity, variantId, awaited ?? {});
    all[variantId] = { variantId, cardId, available, isWanted: true };
  }
  for (const { variantId, cardId, quantity } of Object.values(sale)) {
    const available = left(quantity, variantId, promised);
    all[variantId] = { variantId, cardId, available, isWanted: variantId in wanted };
  }
  return all;
}

const NONE = {};

/** The printings that both players may give each other. */
export function useSwapCards(draft: SwapDraft) {
  const theirs = { userHandle: draft.recipientHandle };
  const ownSale = useSaleListQuery(OWN);
  const ownWant = useWantListQuery(OWN);
  const theirSale = useSaleListQuery(theirs);
  const theirWant = useWantListQuery(theirs);
  const ownPromised = useCommitmentsQuery({ ...OWN, offerType: 'BUY' });
  const theirPromised = useCommitmentsQuery({ ...theirs, offerType: 'BUY' });
  const theirAwaited = useCommitmentsQuery({ ...theirs, offerType: 'SELL' });
  const queries = [
    ownSale,
    ownWant,
    theirSale,
    theirWant,
    ownPromised,
    theirPromised,
    theirAwaited,
  ];
  const isLoaded = queries.every(({ currentData }) => currentData !== undefined);
  const gives = useMemo(
    () =>
      isLoaded
        ? swappable({
            sale: ownSale.currentData?.items ?? NONE,
            promised: ownPromised.currentData ?? NONE,
            wanted: theirWant.currentData?.items ?? NONE,
            awaited: theirAwaited.currentData ?? NONE,
            drafted: draft.gives,
          })
        : null,
    [
      isLoaded,
      ownSale.currentData,
      ownPromised.currentData,
      theirWant.currentData,
      theirAwaited.currentData,
      draft.gives,
    ],
  );
  const gets = useMemo(
    () =>
      isLoaded
        ? swappable({
            sale: theirSale.currentData?.items ?? NONE,
            promised: theirPromised.currentData ?? NONE,
            wanted: ownWant.currentData?.items ?? NONE,
            awaited: null,
            drafted: draft.gets,
          })
        : null,
    [isLoaded, theirSale.currentData, theirPromised.currentData, ownWant.currentData, draft.gets],
  );
  const given = useListedPrintings(gives);
  const got = useListedPrintings(gets);
  const failed = isLoaded ? undefined : queries.find(({ error }) => error);
  return {
    gives: given.rows,
    gets: got.rows,
    error:
      apiErrorOf(failed?.error) ??
      (given.rows ? null : given.error) ??
      (got.rows ? null : got.error),
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
      if (given.error) given.retry();
      if (got.error) got.retry();
    },
  };
}
