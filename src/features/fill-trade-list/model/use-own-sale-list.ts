import { skipToken } from '@reduxjs/toolkit/query';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import {
  useChangeSaleItemsMutation,
  useCreateSaleListMutation,
  useSaleListQuery,
  type SaleList,
  type SaleListItemChange,
} from '@/entities/sale-list';
import { apiErrorOf, baseApi } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import { useAppDispatch } from '@/shared/store';
import { changedElsewhere, NO_LIST, TOO_MANY, type Listing, type OwnList } from './own-list';
import { useQuantities } from './use-quantities';

/** The viewer's own sale list, fetched only where it is needed. New items follow the market. */
export function useOwnSaleList(isAsked: boolean): OwnList {
  const query = useSaleListQuery(isAsked ? { userHandle: null } : skipToken);
  const dispatch = useAppDispatch();
  const [create] = useCreateSaleListMutation();
  const [change] = useChangeSaleItemsMutation();
  const list = query.currentData;

  const save: OwnList['save'] = async (listings) => {
    if (listings.length > MAX_ITEMS_AT_ONCE) return TOO_MANY;
    const start = async (): Promise<SaleList | null> => {
      const { data = null, error } = await create();
      if (error) logError('Error starting the sale list', error);
      return data;
    };
    const listed = list ?? (await start());
    if (!listed) return NO_LIST;
    const items = listings.map((listing) => changeOf(listing, listed));
    const { data, error } = await change({ saleListId: listed.id, items });
    if (error) {
      logError('Error updating the sale list', error);
      return apiErrorOf(error).message;
    }
    // What is on its way of a list just made may have been read before it was filled.
    if (!list) dispatch(baseApi.util.invalidateTags(['SaleList']));
    const [refused] = data.errors;
    return refused?.code === 'CONFLICT'
      ? changedElsewhere('SALE_LIST')
      : (refused?.message ?? null);
  };

  return {
    quantities: useQuantities(list),
    error: query.isFetching ? null : (apiErrorOf(query.error) ?? null),
    retry: () => void query.refetch(),
    save,
  };
}

/** Keeps the price of what is on the list, and names what was seen of it. */
function changeOf({ variantId, quantity }: Listing, { items }: SaleList): SaleListItemChange {
  const item = items[variantId];
  return {
    variantId,
    quantity,
    priceType: item?.priceType ?? 'MARKET',
    fixedPriceInCents: item?.fixedPriceInCents ?? null,
    expectedVersion: item?.version ?? 0,
  };
}
