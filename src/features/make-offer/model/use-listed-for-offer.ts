import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { MarketPricing } from '@domain/pricing';
import { useCommitmentsQuery, type Commitments } from '@/entities/offer';
import { useSaleListQuery, useWantListQuery } from '@/entities/trade-list';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { toBuy, toSell, type ListedForOffer } from './listed-for-offer';
import type { ListSubject } from './offer-draft';

interface ListedLoad {
  /** By the printing's id; null without a list that the viewer may see; undefined while loading. */
  items: Readonly<Record<string, ListedForOffer>> | null | undefined;
  /** How the seller's prices follow the market; null until it is known. */
  pricing: MarketPricing | null;
  error: ApiError | null;
  retry: () => void;
}

const OWN = { userHandle: null };
const NONE: Commitments = {};

/** The cards on somebody's list that an offer may name, with their commitments. */
export function useListedForOffer({ recipientHandle, offerType }: ListSubject): ListedLoad {
  const ofRecipient = { userHandle: recipientHandle };
  const isBuy = offerType === 'BUY';
  const saleList = useSaleListQuery(isBuy ? ofRecipient : OWN);
  const wantList = useWantListQuery(isBuy ? skipToken : ofRecipient);
  const theirCommitments = useCommitmentsQuery({ ...ofRecipient, offerType });
  const ownCommitments = useCommitmentsQuery(isBuy ? skipToken : { ...OWN, offerType: 'BUY' });

  const [sale, want] = [saleList.currentData, wantList.currentData];
  const commitments = theirCommitments.currentData;
  const own = isBuy ? NONE : ownCommitments.currentData;
  const items = useMemo(() => {
    if ((isBuy ? sale : want) === null) return null;
    if (!commitments || !own || sale === undefined) return undefined;
    if (isBuy) return sale && toBuy(sale, commitments);
    return want && toSell(want, commitments, { list: sale, commitments: own });
  }, [isBuy, sale, want, commitments, own]);

  const queries = [saleList, theirCommitments, ...(isBuy ? [] : [wantList, ownCommitments])];
  // What was loaded stays, even if a retry fails.
  const failed = items === undefined ? queries.find((query) => query.error) : undefined;
  return {
    items,
    pricing: sale?.settings.pricing ?? null,
    error: apiErrorOf(failed?.error) ?? null,
    retry: () => queries.forEach((query) => query.error && void query.refetch()),
  };
}
