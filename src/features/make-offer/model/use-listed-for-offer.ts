import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { MarketPricing } from '@domain/pricing';
import { useCommitmentsQuery, type Commitments } from '@/entities/offer';
import { useOwnCollections } from '@/entities/printing-fact';
import { type ListedPrinting, useListedPrintings } from '@/entities/card';
import { useSaleListQuery, useWantListQuery, type WantListItem } from '@/entities/trade-list';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { toBuy, toSell, type ListedForOffer } from './listed-for-offer';
import { type ListSubject, type OfferDraft, pileOf } from './offer-draft';
import { wantedPrintings } from './wanted-printings';

interface ListedLoad {
  /** By the printing's id; null without a list that the viewer may see; undefined while loading. */
  items: Readonly<Record<string, ListedForOffer>> | null | undefined;
  /** How the seller's prices follow the market; null until it is known. */
  pricing: MarketPricing | null;
  error: ApiError | null;
  retry: () => void;
}

const OWN: { userHandle: string | null } = { userHandle: null };
const NONE: Commitments = {};

/** The cards on an offer's list that it may name, with their commitments. */
export function useListedForOffer(draft: OfferDraft & ListSubject): ListedLoad {
  const { recipientHandle, offerType } = draft;
  const pile = pileOf(draft);
  const isSelling = pile === 'gives';
  const theirs = { userHandle: recipientHandle };
  const [seller, buyer] = isSelling ? [OWN, theirs] : [theirs, OWN];
  const isBuy = offerType === 'BUY';
  const saleList = useSaleListQuery(seller);
  const wantList = useWantListQuery(isBuy ? skipToken : buyer);
  const ofList = useCommitmentsQuery({ ...(isBuy ? seller : buyer), offerType });
  const ofSales = useCommitmentsQuery(isBuy ? skipToken : { ...seller, offerType: 'BUY' });

  const [sale, want] = [saleList.currentData, wantList.currentData];
  const commitments = ofList.currentData;
  const sales = isBuy ? NONE : ofSales.currentData;
  const { rows: wanted, ...cards } = useListedPrintings(want?.items ?? null);
  const owned = useOwned(isSelling ? wanted : null);
  const picks = draft.wanted[pile];
  const items = useMemo(() => {
    if ((isBuy ? sale : want) === null) return null;
    if (!commitments || !sales || sale === undefined) return undefined;
    if (isBuy) return sale && toBuy(sale, commitments);
    if (!wanted) return undefined;
    return toSell(
      wantedPrintings(wanted, commitments, picks),
      commitments,
      { list: sale, commitments: sales },
      (variantId) => variantId in picks || owned.has(variantId),
    );
  }, [isBuy, sale, want, wanted, owned, picks, commitments, sales]);

  const queries = [saleList, ofList, ...(isBuy ? [] : [wantList, ofSales])];
  // What was loaded stays, even if a retry fails.
  const failed = items === undefined ? queries.find((query) => query.error) : undefined;
  return {
    items,
    pricing: sale?.settings.pricing ?? null,
    error: apiErrorOf(failed?.error) ?? (items === undefined ? cards.error : null),
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
      if (cards.error) cards.retry();
    },
  };
}

const NOBODY: readonly never[] = [];

/** The printings of which the viewer has copies, in the sets of the wants for which others will do. */
function useOwned(wanted: readonly ListedPrinting<WantListItem>[] | null): ReadonlySet<string> {
  const setIds = useMemo(() => {
    const taking = (wanted ?? NOBODY).filter(({ item }) => item.want.wouldDo !== 'THIS');
    return [...new Set(taking.map(({ card }) => card.cardSetId))].toSorted();
  }, [wanted]);
  const { counts } = useOwnCollections(setIds);
  return useMemo(
    () =>
      new Set(
        (counts ?? NOBODY).flatMap((copies) =>
          Object.entries(copies).flatMap(([id, { own }]) => (own ? id : [])),
        ),
      ),
    [counts],
  );
}
