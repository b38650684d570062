import { baseApi } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { SaleList, SaleListSettings } from '../model/sale-list';
import { parseSaleList, parseSaleListSettings } from './parse-sale-list';
import {
  CreateSaleListOperation,
  UpdateSaleListOperation,
  UserSaleListsOperation,
} from './sale-list.operations';

export interface FieldError {
  field: string;
  message: string;
  code: string | null;
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

    /**
     * Sets banner and pricing as a whole, and puts the answer's settings into every kept list that they belong to. A
     * refusal is an answer, with the settings as they are.
     */
    changeSaleSettings: build.mutation<SaleSettingsOutcome, SaleSettingsChange>({
      onQueryStarted: async ({ saleListId }, { dispatch, getState, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(settingsReceived(getState(), saleListId, answer.data.settings));
      },
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

type ApiState = Parameters<typeof saleListApi.util.selectInvalidatedBy>[0];

/** Puts settings that the server told into every kept copy of their list. */
const settingsReceived =
  (state: unknown, saleListId: string, settings: SaleListSettings) =>
  (dispatch: (action: ReturnType<typeof saleListApi.util.updateQueryData>) => unknown) => {
    const kept = saleListApi.util.selectInvalidatedBy(state as ApiState, [
      { type: 'SaleList', id: saleListId },
    ]);
    for (const { endpointName, originalArgs } of kept) {
      if (endpointName !== 'saleList') continue;
      const patch = saleListApi.util.updateQueryData('saleList', originalArgs, (list) => {
        if (list && settings.version >= list.settings.version) list.settings = settings;
      });
      dispatch(patch);
    }
  };

export const { useSaleListQuery, useCreateSaleListMutation, useChangeSaleSettingsMutation } =
  saleListApi;
