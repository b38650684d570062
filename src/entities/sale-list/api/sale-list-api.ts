import { SALE_CONDITION } from '@domain/sale-list';
import { baseApi } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type {
  SaleList,
  SaleListItem,
  SaleListItemChange,
  SaleListSettings,
} from '../model/sale-list';
import { parseSaleList, parseSaleListItem, parseSaleListSettings } from './parse-sale-list';
import {
  CreateSaleListOperation,
  UpdateSaleListOperation,
  UpsertSaleListVariantsOperation,
  UserSaleListsOperation,
} from './sale-list.operations';

interface FieldError {
  field: string;
  message: string;
  code: string | null;
}

export interface SaleItemsChange {
  saleListId: string;
  items: readonly SaleListItemChange[];
}

export interface SaleItemsOutcome {
  /** Those asked for that are on the list then, as they are, also beside errors. */
  items: readonly SaleListItem[];
  errors: readonly FieldError[];
}

export interface SaleSettingsChange {
  saleListId: string;
  settings: SaleListSettings;
}

export interface SaleSettingsOutcome {
  /** As they are then, also beside errors. */
  settings: SaleListSettings;
  errors: readonly FieldError[];
}

const saleListTags = baseApi.enhanceEndpoints({ addTagTypes: ['SaleList'] });

export const saleListApi = saleListTags.injectEndpoints({
  endpoints: (build) => ({
    /** A player's sale list, without a handle one's own; null for a private one as for none (product 6). */
    saleList: build.query<SaleList | null, { userHandle: string | null }>({
      providesTags: (list) => (list ? [{ type: 'SaleList', id: list.id }] : ['SaleList']),
      query: (variables) => ({ document: UserSaleListsOperation, variables }),
      transformResponse: ({ userSaleLists: [list] }: ResultOf<typeof UserSaleListsOperation>) =>
        list === undefined ? null : parseSaleList(list),
    }),

    /** Makes one's own list. */
    createSaleList: build.mutation<SaleList | null, void>({
      invalidatesTags: ['SaleList'],
      query: () => ({ document: CreateSaleListOperation }),
      transformResponse: ({
        createSaleList: { saleList },
      }: ResultOf<typeof CreateSaleListOperation>) => saleList && parseSaleList(saleList),
    }),

    /** Puts printings on one's list, changes them or takes them off, all or none. A refusal is an answer. */
    changeSaleItems: build.mutation<SaleItemsOutcome, SaleItemsChange>({
      query: ({ saleListId, items }) => ({
        document: UpsertSaleListVariantsOperation,
        variables: {
          saleListId,
          items: items.map(({ variantId, ...item }) => ({
            ...item,
            cardVariantId: variantId,
            condition: SALE_CONDITION,
          })),
        },
      }),
      transformResponse: ({
        upsertSaleListVariants: { saleListItems, userErrors },
      }: ResultOf<typeof UpsertSaleListVariantsOperation>) => ({
        items: saleListItems.map(parseSaleListItem),
        errors: userErrors,
      }),
    }),

    /** Sets banner and pricing as a whole. A refusal is an answer, with the settings as they are. */
    changeSaleSettings: build.mutation<SaleSettingsOutcome, SaleSettingsChange>({
      query: ({ saleListId, settings: { banner, pricing, version } }) => ({
        document: UpdateSaleListOperation,
        variables: {
          input: {
            saleListId,
            banner,
            marketPricingSettings: {
              percentageAdjustment: pricing.percentageAdjustment,
              rounding: {
                type: pricing.roundingStep === 0 ? 'NO_ROUNDING' : 'UP',
                value: pricing.roundingStep,
              },
            },
            expectedVersion: version,
          },
        },
      }),
      transformResponse: ({
        updateSaleList: { errors, settings },
      }: ResultOf<typeof UpdateSaleListOperation>) => ({
        errors,
        settings: parseSaleListSettings(settings),
      }),
    }),
  }),
});

export const {
  useSaleListQuery,
  useCreateSaleListMutation,
  useChangeSaleItemsMutation,
  useChangeSaleSettingsMutation,
} = saleListApi;
