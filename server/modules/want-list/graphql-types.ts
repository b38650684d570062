import { builder } from '@server/graphql/builder';
import { CardVariantRef, printingOf } from '@server/modules/card/schema';
import { ownShareSettings } from '@server/modules/sharing/commands/own-share-settings';
import { ShareSettingsRef } from '@server/modules/sharing/schema';
import { MANY_ITEMS } from '@server/modules/trade-list/policy';
import { findWantedPrintings, type WantedPrinting } from './repo';
import type { WantList } from './visible-lists';

export const WantListItemRef = builder.objectRef<WantedPrinting>('WantListItem').implement({
  description: 'A printing that somebody looks for.',
  fields: (t) => ({
    id: t.id({ resolve: ({ wantListId, variantId }) => `${wantListId}-${variantId}` }),
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    quantity: t.exposeInt('quantity', { description: '1 to 5; 0 for what was just taken off.' }),
    version: t.exposeInt('version', { description: '0 for what isn’t on the list.' }),
    cardVariant: t.field({
      type: CardVariantRef,
      nullable: true,
      resolve: (item, _args, context) => printingOf(context, item),
    }),
  }),
});

export const WantListRef = builder.objectRef<WantList>('WantList').implement({
  description: 'What a player looks for.',
  fields: (t) => ({
    id: t.exposeID('id'),
    isOwner: t.exposeBoolean('isOwner'),
    handle: t.exposeString('handle', { nullable: true }),
    settings: t.field({
      type: ShareSettingsRef,
      nullable: true,
      description: 'Who may see it; null for anyone but its owner.',
      resolve: ({ isOwner }, _args, context) =>
        ownShareSettings(context, { isOwner, subject: 'WANT_LIST' }),
    }),
    items: t.field({
      type: [WantListItemRef],
      complexity: { field: 1, multiplier: MANY_ITEMS },
      resolve: ({ id }, _args, { database }) => findWantedPrintings(database, id),
    }),
  }),
});
