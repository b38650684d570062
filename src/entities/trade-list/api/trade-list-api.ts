import { skipToken } from '@reduxjs/toolkit/query';
import { SALE_CONDITION } from '@domain/sale-list';
import { OFF_LIST, type TradeListKind } from '@domain/trade-list';
import { parseWouldDo, type WantTerms } from '@domain/want-list';
import { baseApi, isAsNew, onAnswer, operation, patchCached, type FieldError } from '@/shared/api';
import type {
  ListItem,
  ListItemChange,
  SaleList,
  SaleListSettings,
  TradeList,
  WantList,
  WantSettings,
} from '../model/trade-list';
import {
  readSaleList,
  readSaleListItem,
  readSaleListSettings,
  readWantList,
  readWantListItem,
} from './read-trade-list';
import {
  CreateSaleListOperation,
  UpdateSaleListOperation,
  UpsertSaleListVariantsOperation,
  UserSaleListsOperation,
} from './sale-list.operations';
import {
  CreateWantListOperation,
  UpdateWantListOperation,
  UpdateWantListVariantCountsOperation,
  UserWantListsOperation,
} from './want-list.operations';

/** Whose list: a player's by their handle, or else the viewer's own. */
interface Owner {
  userHandle: string | null;
}

export interface ItemsChange {
  kind: TradeListKind;
  listId: string;
  items: readonly ListItemChange[];
}

export interface ItemsOutcome {
  /** The changed items that are on the list afterwards, even if there are errors. */
  items: readonly ListItem[];
  errors: readonly FieldError[];
}

export interface WantSettingsChange extends WantSettings {
  wantListId: string;
}

export interface SaleSettingsChange {
  saleListId: string;
  /** With the version that the person saw. */
  settings: Omit<SaleListSettings, 'isBannerRemoved'>;
}

export interface SaleSettingsOutcome {
  /** The current settings, even if there are errors. */
  settings: SaleListSettings;
  errors: readonly FieldError[];
}

const TAGS = { WANT_LIST: 'WantList', SALE_LIST: 'SaleList' } as const;

/** A tag of each list of a kind, or of one of them. */
export const listTag = (kind: TradeListKind, id?: string) =>
  id === undefined ? TAGS[kind] : { type: TAGS[kind], id };

/** A player's lists, each null for a private list as for a missing one (rules/attacks#hidden-things). */
const tradeListQueries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    wantList: build.query({
      providesTags: (list) => [listTag('WANT_LIST', list?.id)],
      ...operation(
        UserWantListsOperation,
        ({ userWantLists: [list] }): WantList | null => (list ? readWantList(list) : null),
        { variables: (owner: Owner) => owner },
      ),
    }),
    saleList: build.query({
      providesTags: (list) => [listTag('SALE_LIST', list?.id)],
      ...operation(
        UserSaleListsOperation,
        ({ userSaleLists: [list] }): SaleList | null => (list ? readSaleList(list) : null),
        { variables: (owner: Owner) => owner },
      ),
    }),
  }),
});

const CREATE = {
  WANT_LIST: operation(
    CreateWantListOperation,
    ({ createWantList: { wantList } }): TradeList | null => wantList && readWantList(wantList),
  ),
  SALE_LIST: operation(
    CreateSaleListOperation,
    ({ createSaleList: { saleList } }): TradeList | null => saleList && readSaleList(saleList),
  ),
};

const CHANGE = {
  WANT_LIST: operation(
    UpdateWantListVariantCountsOperation,
    ({ updateWantListVariantCounts: { wantListItems, errors } }): ItemsOutcome => ({
      items: wantListItems.filter(({ quantity }) => quantity !== OFF_LIST).map(readWantListItem),
      errors,
    }),
    {
      variables: ({ listId, items }: ItemsChange) => ({
        wantListId: listId,
        items: items.map(({ variantId, quantity, want, expectedVersion }) => ({
          cardVariantId: variantId,
          quantity,
          ...(want && { want: wantInputOf(want) }),
          expectedVersion,
        })),
      }),
    },
  ),
  SALE_LIST: operation(
    UpsertSaleListVariantsOperation,
    ({ upsertSaleListVariants: { saleListItems, userErrors } }): ItemsOutcome => ({
      items: saleListItems.map(readSaleListItem),
      errors: userErrors,
    }),
    {
      variables: ({ listId, items }: ItemsChange) => ({
        saleListId: listId,
        items: items.map(({ variantId, priceType = 'MARKET', want: _want, ...item }) => ({
          ...item,
          cardVariantId: variantId,
          priceType,
          condition: SALE_CONDITION,
        })),
      }),
    },
  ),
};

/** A refusal, such as CONFLICT, is an answer of these mutations. */
export const tradeListApi = tradeListQueries.injectEndpoints({
  endpoints: (build) => ({
    /** Makes the viewer's own list. */
    createTradeList: build.mutation<TradeList | null, TradeListKind>({
      query: (kind) => CREATE[kind].query(),
      invalidatesTags: (_list, _error, kind) => [listTag(kind)],
    }),

    /** Adds, changes or removes items of the viewer's list, all or none. */
    changeListItems: build.mutation<ItemsOutcome, ItemsChange>({
      query: (change) => CHANGE[change.kind].query(change),
      onQueryStarted: onAnswer(({ items }: ItemsOutcome, change: ItemsChange) =>
        patchList(change.kind, change.listId, (list) =>
          receiveItems(list.items, change.items, items),
        ),
      ),
    }),

    /** Sets what new wants mean and what others see. */
    changeWantSettings: build.mutation({
      ...operation(
        UpdateWantListOperation,
        ({ updateWantList: { wantList } }): WantSettings | null =>
          wantList && {
            showsAtMost: wantList.showsAtMost,
            newWantsWouldDo: parseWouldDo(wantList.newWantsWouldDo),
          },
        { variables: (input: WantSettingsChange) => ({ input }) },
      ),
      onQueryStarted: onAnswer(
        (settings: WantSettings | null, { wantListId }: WantSettingsChange) =>
          patchList('WANT_LIST', wantListId, (list) => void Object.assign(list, settings)),
      ),
    }),

    /** Sets banner and pricing together. */
    changeSaleSettings: build.mutation({
      ...operation(
        UpdateSaleListOperation,
        ({ updateSaleList: { errors, settings } }): SaleSettingsOutcome => ({
          settings: readSaleListSettings(settings),
          errors,
        }),
        { variables: (change: SaleSettingsChange) => ({ input: inputOf(change) }) },
      ),
      onQueryStarted: onAnswer(({ settings }: SaleSettingsOutcome, change: SaleSettingsChange) =>
        patchList('SALE_LIST', change.saleListId, (list) => {
          if (list.settings && isAsNew(settings, list.settings)) list.settings = settings;
        }),
      ),
    }),
  }),
});

/** The query of each kind of list. */
export const LIST_QUERIES = {
  WANT_LIST: tradeListQueries.endpoints.wantList,
  SALE_LIST: tradeListQueries.endpoints.saleList,
};

const patchList = (kind: TradeListKind, listId: string, change: (list: TradeList) => void) =>
  patchCached(LIST_QUERIES[kind], {
    isAbout: (list) => list?.id === listId,
    change(list) {
      if (list) change(list);
    },
    refetch: () => listTag(kind, listId),
  });

/** A changed item that isn't in the answer is off the list. */
function receiveItems(
  cached: Record<string, ListItem>,
  changed: readonly ListItemChange[],
  answered: readonly ListItem[],
): void {
  const answeredById = new Map(answered.map((item) => [item.variantId, item]));
  for (const { variantId } of changed) {
    const item = answeredById.get(variantId);
    if (!item) delete cached[variantId];
    else if (isAsNew(item, cached[variantId])) cached[variantId] = item;
  }
}

const wantInputOf = ({ wouldDo, kinds, atMostCents, priority }: WantTerms) => ({
  wouldDo,
  kinds: [...kinds],
  atMostInCents: atMostCents,
  priority,
});

const inputOf = ({
  saleListId,
  settings: {
    banner,
    pricing: { percentageAdjustment, roundingStep },
    postage,
    minimumInCents,
    version,
  },
}: SaleSettingsChange) => ({
  saleListId,
  banner,
  marketPricingSettings: {
    percentageAdjustment,
    rounding: { type: roundingStep === 0 ? 'NO_ROUNDING' : 'UP', value: roundingStep } as const,
  },
  postage: [...postage],
  minimumInCents,
  expectedVersion: version,
});

export const {
  useWantListQuery,
  useSaleListQuery,
  useCreateTradeListMutation,
  useChangeSaleSettingsMutation,
  useChangeWantSettingsMutation,
} = tradeListApi;

/** A player's list of a kind. */
export function useTradeListQuery(
  kind: TradeListKind,
  argument: Parameters<typeof useSaleListQuery>[0],
) {
  const wants = useWantListQuery(kind === 'WANT_LIST' ? argument : skipToken);
  const sales = useSaleListQuery(kind === 'SALE_LIST' ? argument : skipToken);
  return kind === 'WANT_LIST' ? wants : sales;
}
