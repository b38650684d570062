import { SALE_CONDITION } from '@domain/sale-list';
import { readAnswer, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { SaleListItem, SaleListItemChange } from '../model/sale-list';
import { parseSaleListItem } from './parse-sale-list';
import { patchSaleList } from './patch-sale-list';
import { saleListApi } from './sale-list-api';
import { UpsertSaleListVariantsOperation } from './sale-list.operations';

export interface SaleItemsChange {
  saleListId: string;
  items: readonly SaleListItemChange[];
}

export interface SaleItemsOutcome {
  /** Those asked for that are on the list then, as they are, also beside errors. */
  items: readonly SaleListItem[];
  errors: readonly FieldError[];
}

export const changeSaleItemsApi = saleListApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Puts printings on one's list, changes them or takes them off, all or none, and keeps what the server tells of
     * them. A refusal is an answer.
     */
    changeSaleItems: build.mutation<SaleItemsOutcome, SaleItemsChange>({
      queryFn: async ({ saleListId, items: changes }, { dispatch }, _options, ask) => {
        const variables = {
          saleListId,
          items: changes.map(({ variantId, ...item }) => ({
            ...item,
            cardVariantId: variantId,
            condition: SALE_CONDITION,
          })),
        };
        const outcome = readAnswer(
          await ask({ document: UpsertSaleListVariantsOperation, variables }),
          ({
            upsertSaleListVariants: { saleListItems, userErrors },
          }: ResultOf<typeof UpsertSaleListVariantsOperation>) => ({
            items: saleListItems.map(parseSaleListItem),
            errors: userErrors,
          }),
        );
        if (outcome.error) return outcome;
        const { items } = outcome.data;
        dispatch(patchSaleList(saleListId, (list) => receive(list.items, changes, items)));
        return outcome;
      },
    }),
  }),
});

/** What was asked for and isn't told is off the list; of what is told, the latest counts. */
function receive(
  kept: Record<string, SaleListItem>,
  asked: readonly SaleListItemChange[],
  told: readonly SaleListItem[],
): void {
  const there = new Map(told.map((item) => [item.variantId, item]));
  for (const { variantId } of asked) {
    const item = there.get(variantId);
    if (!item) delete kept[variantId];
    else if (item.version >= (kept[variantId]?.version ?? 0)) kept[variantId] = item;
  }
}

export const { useChangeSaleItemsMutation } = changeSaleItemsApi;
