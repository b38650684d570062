import { SALE_CONDITION } from '@domain/sale-list';
import { baseApi, isAsNew, onAnswer, operation, patchCached, type FieldError } from '@/shared/api';
import type {
  SaleList,
  SaleListItem,
  SaleListItemChange,
  SaleListSettings,
} from '../model/sale-list';
import { readSaleList, readSaleListItem, readSaleListSettings } from './read-sale-list';
import {
  CreateSaleListOperation,
  UpdateSaleListOperation,
  UpsertSaleListVariantsOperation,
  UserSaleListsOperation,
} from './sale-list.operations';

export interface SaleItemsChange {
  saleListId: string;
  items: readonly SaleListItemChange[];
}

export interface SaleItemsOutcome {
  /** The changed items that are on the list afterwards, even if there are errors. */
  items: readonly SaleListItem[];
  errors: readonly FieldError[];
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

const saleListQueries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A player's sale list, or the viewer's own without a handle; null for a private list as for a missing one
     * (rules/attacks#hidden-things).
     */
    saleList: build.query({
      providesTags: (list) => (list ? [{ type: 'SaleList', id: list.id }] : ['SaleList']),
      ...operation(
        UserSaleListsOperation,
        ({ userSaleLists: [list] }): SaleList | null =>
          list === undefined ? null : readSaleList(list),
        { variables: (owner: { userHandle: string | null }) => owner },
      ),
    }),
  }),
});

/** A refusal, such as CONFLICT, is an answer of these mutations. */
export const saleListApi = saleListQueries.injectEndpoints({
  endpoints: (build) => ({
    /** Makes the viewer's own list. */
    createSaleList: build.mutation({
      ...operation(
        CreateSaleListOperation,
        ({ createSaleList: { saleList } }): SaleList | null => saleList && readSaleList(saleList),
      ),
      invalidatesTags: ['SaleList'],
    }),

    /** Adds, changes or removes items of the viewer's list, all or none. */
    changeSaleItems: build.mutation({
      ...operation(
        UpsertSaleListVariantsOperation,
        ({ upsertSaleListVariants: { saleListItems, userErrors } }): SaleItemsOutcome => ({
          items: saleListItems.map(readSaleListItem),
          errors: userErrors,
        }),
        {
          variables: ({ saleListId, items }: SaleItemsChange) => ({
            saleListId,
            items: items.map(({ variantId, ...item }) => ({
              ...item,
              cardVariantId: variantId,
              condition: SALE_CONDITION,
            })),
          }),
        },
      ),
      onQueryStarted: onAnswer(({ items }: SaleItemsOutcome, change: SaleItemsChange) =>
        patchSaleList(change.saleListId, (list) => receiveItems(list.items, change.items, items)),
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
        patchSaleList(change.saleListId, (list) => {
          if (isAsNew(settings, list.settings)) list.settings = settings;
        }),
      ),
    }),
  }),
});

const patchSaleList = (saleListId: string, change: (list: SaleList) => void) =>
  patchCached(saleListQueries.endpoints.saleList, {
    isAbout: (list) => list?.id === saleListId,
    change(list) {
      if (list) change(list);
    },
    refetch: () => ({ type: 'SaleList', id: saleListId }),
  });

/** A changed item that isn't in the answer is off the list. */
function receiveItems(
  cached: Record<string, SaleListItem>,
  changed: readonly SaleListItemChange[],
  answered: readonly SaleListItem[],
): void {
  const answeredById = new Map(answered.map((item) => [item.variantId, item]));
  for (const { variantId } of changed) {
    const item = answeredById.get(variantId);
    if (!item) delete cached[variantId];
    else if (isAsNew(item, cached[variantId])) cached[variantId] = item;
  }
}

const inputOf = ({
  saleListId,
  settings: {
    banner,
    pricing: { percentageAdjustment, roundingStep },
    version,
  },
}: SaleSettingsChange) => ({
  saleListId,
  banner,
  marketPricingSettings: {
    percentageAdjustment,
    rounding: { type: roundingStep === 0 ? 'NO_ROUNDING' : 'UP', value: roundingStep } as const,
  },
  expectedVersion: version,
});

export const {
  useSaleListQuery,
  useCreateSaleListMutation,
  useChangeSaleItemsMutation,
  useChangeSaleSettingsMutation,
} = saleListApi;
