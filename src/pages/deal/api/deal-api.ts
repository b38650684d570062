import type { PostageStep } from '@domain/deal';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf, VariablesOf } from '@/shared/api/graphql';
import {
  DealOperation,
  DealsOperation,
  FoundDealsOperation,
  KeepDealOperation,
  UpdateUsualPostageOperation,
  UsualPostageOperation,
} from './deal.operations';

/** What is to be bought, and what the player wants of a deal. */
export type DealInput = VariablesOf<typeof FoundDealsOperation>['input'];

export type FoundDeals = ResultOf<typeof FoundDealsOperation>['foundDeals'];

/** The best deal with so many sellers at most. */
export type DealOption = FoundDeals['options'][number];

/** A deal that the viewer carries out. */
export type Deal = ResultOf<typeof DealOperation>['deal'];
export type DealPart = Deal['parts'][number];

const dealApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Finds deals. A command to the browser: it takes seconds, and isn't asked for again by itself. */
    findDeals: build.mutation({
      ...operation(FoundDealsOperation, ({ foundDeals }): FoundDeals => foundDeals, {
        variables: (input: DealInput) => ({ input }),
      }),
    }),

    /** One of the viewer's deals, with its offers. */
    deal: build.query({
      providesTags: ['Offers', 'SaleList'],
      ...operation(DealOperation, ({ deal }): Deal => deal, {
        variables: (id: string) => ({ id }),
      }),
    }),

    /** The viewer's newest deals. */
    deals: build.query({
      providesTags: ['Offers', 'Deals'],
      ...operation(DealsOperation, ({ deals }): readonly Deal[] => deals),
    }),

    /** Keeps a found deal. */
    keepDeal: build.mutation({
      invalidatesTags: ['Deals'],
      ...operation(KeepDealOperation, ({ keepDeal }): Deal => keepDeal),
    }),

    /** What the viewer assumes where a seller states no postage; none if they don't say (rules/deals#postage). */
    usualPostage: build.query({
      providesTags: ['UsualPostage'],
      ...operation(
        UsualPostageOperation,
        ({ usualPostage }): readonly PostageStep[] => usualPostage,
      ),
    }),

    /** Chooses it for further deals. */
    updateUsualPostage: build.mutation({
      invalidatesTags: ['UsualPostage'],
      ...operation(UpdateUsualPostageOperation, ({ updateUsualPostage }) => updateUsualPostage, {
        variables: (postage: readonly PostageStep[]) => ({ postage: [...postage] }),
      }),
    }),
  }),
});

export const {
  useFindDealsMutation,
  useDealQuery,
  useDealsQuery,
  useKeepDealMutation,
  useUpdateUsualPostageMutation,
  useUsualPostageQuery,
  endpoints: dealEndpoints,
} = dealApi;
