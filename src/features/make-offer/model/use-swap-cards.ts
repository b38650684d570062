import { useMemo } from 'react';
import { availableCopies, copiesToGive, NOTHING_COMMITTED } from '@domain/offer';
import { useListedPrintings, type Listed, type ListedPrinting } from '@/entities/card';
import { type Commitments, useCommitmentsQuery, useExtrasForSwapQuery } from '@/entities/offer';
import { useSaleListQuery, useWantListQuery, type WantListItem } from '@/entities/trade-list';
import { apiErrorOf } from '@/shared/api';
import { byPrinting, type OfferDraft, type OfferPick } from './offer-draft';
import { wantedPrintings } from './wanted-printings';

/** A printing that a player may give in a swap. */
export interface Swappable extends Listed {
  /** How many copies (rules/offers#swaps). */
  available: number;
  /** Whether the one who would get it wants it. */
  isWanted: boolean;
}

export type SwapRow = ListedPrinting<Swappable>;

const OWN = { userHandle: null };
const NONE = {};
const NO_WANTS: Readonly<Record<string, WantListItem>> = {};

type Items = Readonly<Record<string, Listed & { quantity: number }>>;

interface Sources {
  sale: Items;
  committed: Commitments;
  wanted: readonly ListedPrinting<WantListItem>[];
  /** Of the want list; null if it may not be used as a source. */
  awaited: Commitments | null;
  extras: Readonly<Record<string, Listed & { available: number }>>;
  drafted: Readonly<Record<string, OfferPick>>;
}

/**
 * What a player may give: their sale list's copies, or those that the other one wants, their open extras, and what terms
 * name (rules/offers#swaps).
 */
function swappable({ sale, committed, wanted, awaited, extras, drafted }: Sources) {
  const left = (item: Items[string] | undefined, commitments: Commitments) =>
    item ? availableCopies(item.quantity, commitments[item.variantId] ?? NOTHING_COMMITTED) : null;
  const isAwaited = ({ variantId }: Listed) =>
    awaited !== null || (variantId in drafted && !(variantId in extras));
  // What is given from elsewhere leaves room in wants.
  const fromWants = Object.values(drafted).filter(
    ({ variantId, quantity }) =>
      !(variantId in sale) && quantity > (extras[variantId]?.available ?? 0),
  );
  const wants = wantedPrintings(wanted, awaited ?? NONE, byPrinting(fromWants));
  const named: Listed[] = [
    ...Object.values(drafted),
    ...Object.values(wants).filter((each) => each.isNamed && isAwaited(each)),
    ...Object.values(extras),
    ...Object.values(sale),
  ];
  return Object.fromEntries(
    named.map(({ variantId, cardId }): [string, Swappable] => {
      const item = { variantId, cardId };
      const available = copiesToGive({
        forSale: left(sale[variantId], committed),
        wanted: isAwaited(item) ? (wants[variantId]?.room ?? null) : null,
        extra: extras[variantId]?.available ?? 0,
      });
      return [variantId, { ...item, available, isWanted: variantId in wants }];
    }),
  );
}

/** The printings that both players may give each other. */
export function useSwapCards(draft: OfferDraft) {
  const ofRecipient = { userHandle: draft.recipientHandle };
  const ownSale = useSaleListQuery(OWN);
  const ownWant = useWantListQuery(OWN);
  const theirSale = useSaleListQuery(ofRecipient);
  const theirWant = useWantListQuery(ofRecipient);
  const ownCommitted = useCommitmentsQuery({ ...OWN, offerType: 'BUY' });
  const theirCommitted = useCommitmentsQuery({ ...ofRecipient, offerType: 'BUY' });
  const theirAwaited = useCommitmentsQuery({ ...ofRecipient, offerType: 'SELL' });
  const extras = useExtrasForSwapQuery(draft.recipientHandle, { refetchOnMountOrArgChange: true });
  const queries = [
    extras,
    ownSale,
    ownWant,
    theirSale,
    theirWant,
    ownCommitted,
    theirCommitted,
    theirAwaited,
  ];
  const theyWant = useListedPrintings(theirWant.currentData?.items ?? NO_WANTS);
  const iWant = useListedPrintings(ownWant.currentData?.items ?? NO_WANTS);
  const isLoaded = queries.every(({ currentData }) => currentData !== undefined);
  const gives = useMemo(
    () =>
      isLoaded && theyWant.rows
        ? swappable({
            sale: ownSale.currentData?.items ?? NONE,
            committed: ownCommitted.currentData ?? NONE,
            wanted: theyWant.rows,
            awaited: theirAwaited.currentData ?? NONE,
            extras: extras.currentData?.gives ?? NONE,
            drafted: draft.wanted.gives,
          })
        : null,
    [
      isLoaded,
      ownSale.currentData,
      ownCommitted.currentData,
      theyWant.rows,
      theirAwaited.currentData,
      extras.currentData,
      draft.wanted.gives,
    ],
  );
  const wants = useMemo(
    () =>
      isLoaded && iWant.rows
        ? swappable({
            sale: theirSale.currentData?.items ?? NONE,
            committed: theirCommitted.currentData ?? NONE,
            wanted: iWant.rows,
            awaited: null,
            extras: extras.currentData?.gets ?? NONE,
            drafted: draft.wanted.wants,
          })
        : null,
    [
      isLoaded,
      theirSale.currentData,
      theirCommitted.currentData,
      iWant.rows,
      extras.currentData,
      draft.wanted.wants,
    ],
  );
  const given = useListedPrintings(gives);
  const got = useListedPrintings(wants);
  const cards = [theyWant, iWant, given, got];
  const failed = isLoaded ? undefined : queries.find(({ error }) => error);
  return {
    gives: given.rows,
    wants: got.rows,
    error:
      apiErrorOf(failed?.error) ?? cards.find(({ rows, error }) => !rows && error)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
      for (const { error, retry } of cards) if (error) retry();
    },
  };
}
