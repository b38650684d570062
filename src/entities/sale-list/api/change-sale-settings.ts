import { readAnswer, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { SaleListSettings } from '../model/sale-list';
import { parseSaleListSettings } from './parse-sale-list';
import { patchSaleList } from './patch-sale-list';
import { saleListApi } from './sale-list-api';
import { UpdateSaleListOperation } from './sale-list.operations';

export interface SaleSettingsChange {
  saleListId: string;
  /** Their version is the one that the person saw. */
  settings: SaleListSettings;
}

export interface SaleSettingsOutcome {
  /** As they are then, also beside errors. */
  settings: SaleListSettings;
  errors: readonly FieldError[];
}

const changeSaleSettingsApi = saleListApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sets banner and pricing as a whole, and keeps what the server tells of them. A refusal is an answer. */
    changeSaleSettings: build.mutation<SaleSettingsOutcome, SaleSettingsChange>({
      queryFn: async (change, { dispatch }, _options, ask) => {
        const variables = { input: inputOf(change) };
        const outcome = readAnswer(
          await ask({ document: UpdateSaleListOperation, variables }),
          ({
            updateSaleList: { errors, settings: told },
          }: ResultOf<typeof UpdateSaleListOperation>) => ({
            settings: parseSaleListSettings(told),
            errors,
          }),
        );
        if (outcome.error) return outcome;
        const { settings } = outcome.data;
        dispatch(
          patchSaleList(change.saleListId, (list) => {
            if (settings.version >= list.settings.version) list.settings = settings;
          }),
        );
        return outcome;
      },
    }),
  }),
});

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
    rounding: { type: roundingStep === 0 ? 'NO_ROUNDING' : 'UP', value: roundingStep },
  },
  expectedVersion: version,
});

export const { useChangeSaleSettingsMutation } = changeSaleSettingsApi;
