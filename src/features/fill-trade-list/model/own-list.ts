import { useRef } from 'react';
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
} from '@/entities/want-list';
import { apiErrorOf, baseApi, type ApiError, type CallError, type FieldError } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import { logError } from '@/shared/lib/log-error';
import { useAppDispatch } from '@/shared/store';
import { type Quantities, useQuantities } from './raises';

/** How many copies of a printing a list is to hold afterwards. */
interface Listing {
  variantId: string;
  quantity: number;
}

/** How many copies of each printing a player's own list holds, and the way to change that. */
export interface OwnList {
  /** By the printing's id; empty for somebody who has no list yet, null until it is known. */
  quantities: Quantities | null;
  /** Why it isn't known. */
  error: ApiError | null;
  retry: () => void;
  /**
   * Sets quantities, all of them or none, in one request; makes the list first if necessary.
   *
   * @returns what went wrong, in words; null for nothing
   */
  save: (listings: readonly Listing[]) => Promise<string | null>;
  /**
   * Takes the last change back, all of it or nothing.
   *
   * @returns what went wrong, in words; null for nothing
   */
  undo: () => Promise<string | null>;
}

/** Shown if a list couldn't be made. */
const NO_LIST = 'Your list couldn’t be started. Please try again.';

/** Shown if another tab changed one of the printings first. */
const changedElsewhere = (kind: TradeListKind): string =>
  `Your ${TRADE_LISTS[kind].name} was changed elsewhere in the meantime. It is up to date now: check it, then add the cards.`;

/** Shown if something that is to be taken back was changed first. */
const CHANGED_SINCE = 'Some of it was changed since, so nothing was undone.';

/** Shown if there are more changes than one request may have. */
const TOO_MANY = `At most ${formatNumber(MAX_ITEMS_AT_ONCE)} printings can be added at once.`;

/** The viewer's own list of a kind. */
export function useOwnList(kind: TradeListKind): OwnList {
  const wanted = useOwnWantList(kind === 'WANT_LIST');
  const selling = useOwnSaleList(kind === 'SALE_LIST');
  return kind === 'WANT_LIST' ? wanted : selling;
}

/** The viewer's own sale list, fetched only where it is needed. New items follow the market. */
function useOwnSaleList(isAsked: boolean): OwnList {
  const [create] = useCreateSaleListMutation();
  const [change] = useChangeSaleItemsMutation();
  return useFillable('SALE_LIST', {
    query: useSaleListQuery(isAsked ? { userHandle: null } : skipToken),
    create,
    change: (list, listings) =>
      change({ saleListId: list.id, items: listings.map((listing) => saleChange(listing, list)) }),
  });
}

/** Keeps the price of items that are on the list, and names the version that was seen. */
function saleChange({ variantId, quantity }: Listing, { items }: SaleList): SaleListItemChange {
  const item = items[variantId];
  return {
    variantId,
    quantity,
    priceType: item?.priceType ?? 'MARKET',
    fixedPriceInCents: item?.fixedPriceInCents ?? null,
    expectedVersion: item?.version ?? UNSET_VERSION,
  };
}

/** The viewer's own want list, fetched only where it is needed. */
function useOwnWantList(isAsked: boolean): OwnList {
  const [create] = useCreateWantListMutation();
  const [change] = useChangeWantedMutation();
  return useFillable('WANT_LIST', {
    query: useWantListQuery(isAsked ? { userHandle: null } : skipToken),
    create,
    change: ({ id, items }, listings) =>
      change({
        wantListId: id,
        items: listings.map((listing) => ({
          ...listing,
          expectedVersion: items[listing.variantId]?.version ?? UNSET_VERSION,
        })),
      }),
  });
}

type Answer<Data> = PromiseLike<
  { data: Data; error?: undefined } | { data?: undefined; error: CallError }
>;

interface Outcome<List extends AnyList> {
  /** After the change. */
  items: readonly (List['items'][string] & { variantId: string })[];
  errors: readonly FieldError[];
}

interface AnyList {
  items: Readonly<Record<string, { quantity: number; version: number }>>;
}

/** How one kind of list is loaded, made and changed. */
interface ListCalls<List extends AnyList> {
  query: {
    currentData?: List | null | undefined;
    isFetching: boolean;
    error?: CallError | undefined;
    refetch: () => unknown;
  };
  create: () => Answer<List | null>;
  change: (list: List, listings: readonly Listing[]) => Answer<Outcome<List>>;
}

const TAGS = { SALE_LIST: 'SaleList', WANT_LIST: 'WantList' } as const;

function useFillable<List extends AnyList>(
  kind: TradeListKind,
  { query, create, change }: ListCalls<List>,
): OwnList {
  const dispatch = useAppDispatch();
  const list = query.currentData;
  const last = useRef<{ list: List; before: readonly Listing[] } | null>(null);

  const start = async (): Promise<List | null> => {
    const { data = null, error } = await create();
    if (error) logError(`Error starting the ${TRADE_LISTS[kind].name}`, error);
    return data;
  };
  const save: OwnList['save'] = async (listings) => {
    if (listings.length > MAX_ITEMS_AT_ONCE) return TOO_MANY;
    const listed = list ?? (await start());
    if (!listed) return NO_LIST;
    const { data, error } = await change(listed, listings);
    if (error) {
      logError(`Error updating the ${TRADE_LISTS[kind].name}`, error);
      return apiErrorOf(error).message;
    }
    // A pending answer about a list that was just made may have been read before the list was filled.
    if (!list) dispatch(baseApi.util.invalidateTags([TAGS[kind]]));
    const [refused] = data.errors;
    if (refused) return refused.code === 'CONFLICT' ? changedElsewhere(kind) : refused.message;
    last.current = {
      list: withItems(listed, data.items),
      before: listings.map(({ variantId }) => ({
        variantId,
        quantity: listed.items[variantId]?.quantity ?? 0,
      })),
    };
    return null;
  };
  const undo: OwnList['undo'] = async () => {
    if (!last.current) return null;
    const { data, error } = await change(last.current.list, last.current.before);
    if (error) {
      logError(`Error undoing a change of the ${TRADE_LISTS[kind].name}`, error);
      return apiErrorOf(error).message;
    }
    const [refused] = data.errors;
    if (!refused) last.current = null;
    return refused?.code === 'CONFLICT' ? CHANGED_SINCE : (refused?.message ?? null);
  };

  return {
    quantities: useQuantities(list),
    error: query.isFetching ? null : (apiErrorOf(query.error) ?? null),
    retry: () => void query.refetch(),
    save,
    undo,
  };
}

/** A list with some items as an answer has them, with the versions that the next change must name. */
const withItems = <List extends AnyList>(list: List, items: Outcome<List>['items']): List => ({
  ...list,
  items: { ...list.items, ...Object.fromEntries(items.map((item) => [item.variantId, item])) },
});
