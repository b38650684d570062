import type { CurrencyCode } from '@domain/pricing';
import { baseApi, operation } from '@/shared/api';
import { UpdateCurrencyOperation } from './preferences.operations';

const currencyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Chooses in which currency the viewer sees amounts. The session's next check brings it with its rate. */
    updateCurrency: build.mutation({
      ...operation(UpdateCurrencyOperation, ({ updateCurrency }) => updateCurrency, {
        variables: (currency: CurrencyCode) => ({ currency }),
      }),
    }),
  }),
});

export const { useUpdateCurrencyMutation } = currencyApi;
