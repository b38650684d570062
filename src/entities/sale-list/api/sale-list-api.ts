import { baseApi, readAnswer } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { SaleList } from '../model/sale-list';
import { parseSaleList } from './parse-sale-list';
import { CreateSaleListOperation, UserSaleListsOperation } from './sale-list.operations';

const saleListTags = baseApi.enhanceEndpoints({ addTagTypes: ['SaleList'] });

export const saleListApi = saleListTags.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A player's sale list, without a handle one's own; null for a private one as for none
     * (rules/attacks#hidden-things).
     */
    saleList: build.query<SaleList | null, { userHandle: string | null }>({
      providesTags: (list) => (list ? [{ type: 'SaleList', id: list.id }] : ['SaleList']),
      queryFn: async (variables, _api, _options, ask) =>
        readAnswer(
          await ask({ document: UserSaleListsOperation, variables }),
          ({ userSaleLists: [list] }: ResultOf<typeof UserSaleListsOperation>) =>
            list === undefined ? null : parseSaleList(list),
        ),
    }),

    /** Makes one's own list. */
    createSaleList: build.mutation<SaleList | null, void>({
      invalidatesTags: ['SaleList'],
      queryFn: async (_none, _api, _options, ask) =>
        readAnswer(
          await ask({ document: CreateSaleListOperation }),
          ({ createSaleList: { saleList } }: ResultOf<typeof CreateSaleListOperation>) =>
            saleList && parseSaleList(saleList),
        ),
    }),
  }),
});

export const { useSaleListQuery, useCreateSaleListMutation } = saleListApi;
