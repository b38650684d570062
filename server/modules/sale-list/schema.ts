import { builder } from '@server/graphql/builder';
import { ownShareSettings } from '@server/modules/sharing/commands/own-share-settings';
import { ShareSettingsRef } from '@server/modules/sharing/schema';
import { MANY_ITEMS } from '@server/modules/trade-list/policy';
import { signedIn, withHandle } from '@server/modules/user/policy';
import { startSaleList } from './commands/start-sale-list';
import { SaleListItemRef } from './items/graphql-types';
import { findSaleListItems } from './items/find-items';
import { nameOf, type SaleList } from './sale-list';
import { SaleListSettingsRef } from './settings/graphql-types';
import { visibleSaleLists } from './visible-lists';

export { PriceType } from './items/graphql-types';

const SaleListRef = builder.objectRef<SaleList>('SaleList').implement({
  description: 'What a player sells.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.string({ resolve: nameOf }),
    isOwner: t.exposeBoolean('isOwner'),
    handle: t.exposeString('handle', { nullable: true }),
    settings: t.expose('settings', { type: SaleListSettingsRef }),
    shareSettings: t.field({
      type: ShareSettingsRef,
      nullable: true,
      description: 'Who may see it; null for anyone but its owner.',
      resolve: ({ isOwner }, _args, context) =>
        ownShareSettings(context, { isOwner, subject: 'SALE_LIST' }),
    }),
    items: t.field({
      type: [SaleListItemRef],
      complexity: { field: 1, multiplier: MANY_ITEMS },
      resolve: (list, _args, { database }) => findSaleListItems(database, list),
    }),
  }),
});

const CreateSaleListPayload = builder
  .objectRef<{ saleList: SaleList | null }>('CreateSaleListPayload')
  .implement({
    fields: (t) => ({ saleList: t.expose('saleList', { type: SaleListRef, nullable: true }) }),
  });

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
