import { builder } from '@server/graphql/builder';
import { signedIn, withHandle } from '@server/modules/user/policy';
import { startSaleList } from './commands/start-sale-list';
import {
  CreateSaleListPayload,
  SaleListItemInput,
  SaleListRef,
  UpdateSaleListInput,
  UpdateSaleListPayload,
  UpsertSaleListVariantPayload,
  UpsertSaleListVariantsPayload,
  Condition,
  PriceType,
} from './graphql-types';
import { saveItems } from './save-items';
import { saveSettings } from './save-settings';
import { visibleSaleLists } from './visible-lists';

builder.queryField('userSaleLists', (t) =>
  t.field({
    description:
      'One list or none, for a private one as for none. Without a handle, the viewer’s own.',
    type: [SaleListRef],
    args: { userHandle: t.arg.string() },
    resolve: (_root, { userHandle }, context) => {
      if (userHandle == null) signedIn(context);
      return visibleSaleLists(context.database, context.viewer, userHandle ?? null);
    },
  }),
);

builder.mutationField('createSaleList', (t) =>
  t.field({
    description: 'The list of who asks, made now unless there is one; wants a handle.',
    type: CreateSaleListPayload,
    resolve: async (_root, _args, context) => ({
      saleList: await startSaleList(context.database, withHandle(context)),
    }),
  }),
);

builder.mutationField('updateSaleList', (t) =>
  t.field({
    description:
      'Sets a list’s banner and market pricing, as a whole; CONFLICT where `expectedVersion` names another version. NOT_FOUND for another’s list as for none.',
    type: UpdateSaleListPayload,
    args: { input: t.arg({ type: UpdateSaleListInput, required: true }) },
    resolve: (_root, { input }, context) =>
      saveSettings(context.database, withHandle(context).id, input),
  }),
);

builder.mutationField('upsertSaleListVariant', (t) =>
  t.field({
    description:
      'Puts a printing on one’s list or changes what is asked for it; quantity 0 takes it off. NOT_FOUND for another’s list as for none.',
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
      const { saleListItems, userErrors } = await saveItems(
        context.database,
        withHandle(context).id,
        { saleListId, items: [{ ...item, fixedPriceInCents }] },
      );
      return { saleListItem: saleListItems[0] ?? null, userErrors };
    },
  }),
);

builder.mutationField('upsertSaleListVariants', (t) =>
  t.field({
    description: 'The same for several printings, all of them or none.',
    type: UpsertSaleListVariantsPayload,
    args: {
      saleListId: t.arg.id({ required: true }),
      items: t.arg({ type: [SaleListItemInput], required: true }),
    },
    resolve: (_root, { saleListId, items }, context) =>
      saveItems(context.database, withHandle(context).id, {
        saleListId,
        items: items.map(({ fixedPriceInCents = null, ...item }) => ({
          ...item,
          fixedPriceInCents,
        })),
      }),
  }),
);
