import { skipToken } from '@reduxjs/toolkit/query';
import { MAX_ITEMS_AT_ONCE, TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { UNSET_VERSION } from '@domain/version';
import {
  useChangeSaleItemsMutation,
  useCreateSaleListMutation,
  useSaleListQuery,
  type SaleList,
  type SaleListItemChange,
} from '@/entities/sale-list';
import {
  useChangeWantedMutation,
  useCreateWantListMutation,
  useWantListQuery,
  type WantList,
} from '@/entities/want-list';
import { type ApiError, apiErrorOf, baseApi } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import { logError } from '@/shared/lib/log-error';
import { useAppDispatch } from '@/shared/store';
import { useQuantities } from './raises';

/** How many copies of a printing a list is to hold. */
interface Listing {
  variantId: string;
  quantity: number;
}

/** How many copies of each printing a player's own list holds, and the way to change that. */
export interface OwnList {
  /** By the printing's id; none for somebody who has no list yet, null until it is known. */
  quantities: Readonly<Record<string, number>> | null;
  /** Why it isn't known. */
  error: ApiError | null;
  retry: () => void;
  /**
   * Sets quantities, all of them or none, in one request, and makes the list first if need be.
   *
   * @returns what went wrong, in words; null for nothing
   */
  save: (listings: readonly Listing[]) => Promise<string | null>;
}

/** What is said where a list couldn't be made. */
const NO_LIST = 'Your list couldn’t be started. Please try again.';

/** What is said where another tab changed one of the printings first. */
const changedElsewhere = (kind: TradeListKind): string =>
  `Your ${TRADE_LISTS[kind].name} was changed elsewhere meanwhile. It is up to date now: look again, then add.`;

/** What is said where more is asked for than one request may change. */
const TOO_MANY = `At most ${formatNumber(MAX_ITEMS_AT_ONCE)} printings can be added at once.`;

/** The viewer's own list of a kind. */
export function useOwnList(kind: TradeListKind): OwnList {
  const wanted = useOwnWantList(kind === 'WANT_LIST');
  const selling = useOwnSaleList(kind === 'SALE_LIST');
  return kind === 'WANT_LIST' ? wanted : selling;
}

/** The viewer's own sale list, fetched only where it is needed. New items follow the market. */
function useOwnSaleList(isAsked: boolean): OwnList {
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

/** The viewer's own want list, asked for only where it is needed. */
function useOwnWantList(isAsked: boolean): OwnList {
  const query = useWantListQuery(isAsked ? { userHandle: null } : skipToken);
  const dispatch = useAppDispatch();
  const [create] = useCreateWantListMutation();
  const [change] = useChangeWantedMutation();
  const list = query.currentData;

  const save: OwnList['save'] = async (listings) => {
    if (listings.length > MAX_ITEMS_AT_ONCE) return TOO_MANY;
    const start = async (): Promise<WantList | null> => {
      const { data = null, error } = await create();
      if (error) logError('Error starting the want list', error);
      return data;
    };
    const listed = list ?? (await start());
    if (!listed) return NO_LIST;
    const items = listings.map((listing) => ({
      ...listing,
      expectedVersion: listed.items[listing.variantId]?.version ?? UNSET_VERSION,
    }));
    const { data, error } = await change({ wantListId: listed.id, items });
    if (error) {
      logError('Error updating the want list', error);
      return apiErrorOf(error).message;
    }
    // What is on its way of a list just made may have been read before it was filled.
    if (!list) dispatch(baseApi.util.invalidateTags(['WantList']));
    const [refused] = data.errors;
    return refused?.code === 'CONFLICT'
      ? changedElsewhere('WANT_LIST')
      : (refused?.message ?? null);
  };

  return {
    quantities: useQuantities(list),
    error: query.isFetching ? null : (apiErrorOf(query.error) ?? null),
    retry: () => void query.refetch(),
    save,
  };
}
