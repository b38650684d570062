import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { MarketPricing } from '@domain/pricing';
import { useCommitmentsQuery, type Commitments } from '@/entities/offer';
import { useSaleListQuery, useWantListQuery } from '@/entities/trade-list';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { toBuy, toSell, type ListedForOffer } from './listed-for-offer';
import { type ListSubject, pileOf } from './offer-draft';

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
export function useListedForOffer(subject: ListSubject): ListedLoad {
  const { recipientHandle, offerType } = subject;
  const theirs = { userHandle: recipientHandle };
  const [seller, buyer] = pileOf(subject) === 'gives' ? [OWN, theirs] : [theirs, OWN];
  const isBuy = offerType === 'BUY';
  const saleList = useSaleListQuery(seller);
  const wantList = useWantListQuery(isBuy ? skipToken : buyer);
  const ofList = useCommitmentsQuery({ ...(isBuy ? seller : buyer), offerType });
  const ofSales = useCommitmentsQuery(isBuy ? skipToken : { ...seller, offerType: 'BUY' });

  const [sale, want] = [saleList.currentData, wantList.currentData];
  const commitments = ofList.currentData;
  const sales = isBuy ? NONE : ofSales.currentData;
  const items = useMemo(() => {
    if ((isBuy ? sale : want) === null) return null;
    if (!commitments || !sales || sale === undefined) return undefined;
    if (isBuy) return sale && toBuy(sale, commitments);
    return want && toSell(want, commitments, { list: sale, commitments: sales });
  }, [isBuy, sale, want, commitments, sales]);

  const queries = [saleList, ofList, ...(isBuy ? [] : [wantList, ofSales])];
  // What was loaded stays, even if a retry fails.
  const failed = items === undefined ? queries.find((query) => query.error) : undefined;
  return {
    items,
    pricing: sale?.settings.pricing ?? null,
    error: apiErrorOf(failed?.error) ?? null,
    retry: () => queries.forEach((query) => query.error && void query.refetch()),
  };
}
