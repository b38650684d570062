import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { usePromisesQuery, type Promises } from '@/entities/offer';
import { useSaleListQuery } from '@/entities/sale-list';
import { useWantListQuery } from '@/entities/want-list';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { toBuy, toSell, type ListedForOffer } from './listed-for-offer';
import type { OfferSubject } from './offer-draft';

interface ListedLoad {
  /** By the printing's id; null where there is no list that the viewer may see; undefined while it is on its way. */
  items: Readonly<Record<string, ListedForOffer>> | null | undefined;
  error: ApiError | null;
  retry: () => void;
}

const OWN = { userHandle: null };
const NONE: Promises = {};

/** What of somebody's list can be offered for, with what open offers ask of it already. */
export function useListedForOffer({ recipientHandle, offerType }: OfferSubject): ListedLoad {
  const theirs = { userHandle: recipientHandle };
  const isBuy = offerType === 'BUY';
  const saleList = useSaleListQuery(isBuy ? theirs : OWN);
  const wantList = useWantListQuery(isBuy ? skipToken : theirs);
  const promised = usePromisesQuery({ ...theirs, offerType });
  const ownPromised = usePromisesQuery(isBuy ? skipToken : { ...OWN, offerType: 'BUY' });

  const [sale, want] = [saleList.currentData, wantList.currentData];
  const promises = promised.currentData;
  const ownPromises = isBuy ? NONE : ownPromised.currentData;
  const items = useMemo(() => {
    if ((isBuy ? sale : want) === null) return null;
    if (!promises || !ownPromises || sale === undefined) return undefined;
    if (isBuy) return sale && toBuy(sale, promises);
    return want && toSell(want, promises, { list: sale, promises: ownPromises });
  }, [isBuy, sale, want, promises, ownPromises]);

  const asked = [saleList, promised, ...(isBuy ? [] : [wantList, ownPromised])];
  // What was loaded once stays, whatever becomes of another try.
  const failed = items === undefined ? asked.find((query) => query.error) : undefined;
  return {
    items,
    error: apiErrorOf(failed?.error) ?? null,
    retry: () => asked.forEach((query) => query.error && void query.refetch()),
  };
}
