import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { builder } from '@server/graphql/builder';
import { fieldErrorsOf } from '@server/modules/trade-list/policy';
import { withHandle } from '@server/modules/user/policy';
import {
  Condition,
  PriceType,
  SaleListItemInput,
  UpsertSaleListVariantPayload,
  UpsertSaleListVariantsPayload,
} from './graphql-types';
import { saveItems } from './save-items';

builder.mutationField('upsertSaleListVariant', (t) =>
  t.field({
    description:
      'Puts a printing on one’s list or changes what is asked for it; quantity 0 takes it off. With the version that was seen, CONFLICT where another change came first. NOT_FOUND for another’s list as for none.',
    type: UpsertSaleListVariantPayload,
    args: {
      saleListId: t.arg.id({ required: true }),
      cardVariantId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
      priceType: t.arg({ type: PriceType, required: true }),
      fixedPriceInCents: t.arg.int(),
      condition: t.arg({ type: Condition, required: true }),
      expectedVersion: t.arg.int(),
    },
    resolve: async (_root, { saleListId, fixedPriceInCents = null, ...item }, context) => {
      const { saleListItems, mistakes } = await saveItems(
        context.database,
        withHandle(context).id,
        { saleListId, items: [{ ...item, fixedPriceInCents }] },
      );
      return { saleListItem: saleListItems[0] ?? null, userErrors: mistakes };
    },
  }),
);

builder.mutationField('upsertSaleListVariants', (t) =>
  t.field({
    description: `The same for 1 to ${MAX_ITEMS_AT_ONCE} different printings, all of them or none.`,
    type: UpsertSaleListVariantsPayload,
    args: {
      saleListId: t.arg.id({ required: true }),
      items: t.arg({ type: [SaleListItemInput], required: true }),
    },
    resolve: async (_root, { saleListId, items }, context) => {
      const { saleListItems, mistakes } = await saveItems(
        context.database,
        withHandle(context).id,
        {
          saleListId,
          items: items.map(({ fixedPriceInCents = null, ...item }) => ({
            ...item,
            fixedPriceInCents,
          })),
        },
      );
      return {
        saleListItems,
        userErrors: fieldErrorsOf(mistakes),
      };
    },
  }),
);
