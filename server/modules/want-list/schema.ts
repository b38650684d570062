import { builder } from '@server/graphql/builder';
import { FieldErrorRef } from '@server/graphql/field-error';
import { cardById, CardVariantRef } from '@server/modules/card/schema';
import { ownShareSettings } from '@server/modules/sharing/commands/own-share-settings';
import { ShareSettingsRef } from '@server/modules/sharing/schema';
import { signedIn, withHandle } from '@server/modules/user/policy';
import { startWantList } from './commands';
import { findWantedPrintings, type WantedPrinting } from './repo';
import { setWanted, type SetWantedResult } from './set-wanted';
import { visibleWantLists, type WantList } from './visible-lists';

/** What a question for a list is charged for its items: a long list, and a margin. */
const MANY_ITEMS = 2_500;

const WantListItemRef = builder.objectRef<WantedPrinting>('WantListItem').implement({
  description: 'A printing that somebody looks for.',
  fields: (t) => ({
    id: t.id({ resolve: ({ wantListId, variantId }) => `${wantListId}-${variantId}` }),
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    quantity: t.exposeInt('quantity', { description: '1 to 5; 0 for what was just taken off.' }),
    cardVariant: t.field({
      type: CardVariantRef,
      nullable: true,
      resolve: async ({ cardId, variantId }, _args, context) => {
        const card = await cardById(context).load(cardId);
        return card?.cardVariants.find(({ id }) => id === variantId) ?? null;
      },
    }),
  }),
});

const WantListRef = builder.objectRef<WantList>('WantList').implement({
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

const CreateWantListPayload = builder
  .objectRef<{ wantList: WantList | null }>('CreateWantListPayload')
  .implement({
    fields: (t) => ({ wantList: t.expose('wantList', { type: WantListRef, nullable: true }) }),
  });

const UpdateWantListVariantCountPayload = builder
  .objectRef<SetWantedResult>('UpdateWantListVariantCountPayload')
  .implement({
    fields: (t) => ({
      wantListItem: t.field({
        type: WantListItemRef,
        nullable: true,
        description: 'As it is then; null beside errors.',
        resolve: ({ wantListItems }) => wantListItems[0] ?? null,
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

const UpdateWantListVariantCountsPayload = builder
  .objectRef<SetWantedResult>('UpdateWantListVariantCountsPayload')
  .implement({
    fields: (t) => ({
      wantListItems: t.expose('wantListItems', {
        type: [WantListItemRef],
        complexity: { field: 1, multiplier: MANY_ITEMS },
        description: 'As they are then; none beside errors.',
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

const WantedQuantityInput = builder.inputType('WantedQuantityInput', {
  fields: (t) => ({
    cardVariantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
  }),
});

builder.queryField('userWantLists', (t) =>
  t.field({
    description:
      'One list or none, for a private one as for none. Without a handle, the viewer’s own.',
    type: [WantListRef],
    args: { userHandle: t.arg.string() },
    resolve: (_root, { userHandle }, context) => {
      if (userHandle == null) signedIn(context);
      return visibleWantLists(context.database, context.viewer, userHandle ?? null);
    },
  }),
);

builder.mutationField('createWantList', (t) =>
  t.field({
    description: 'The list of who asks, made now unless there is one; wants a handle.',
    type: CreateWantListPayload,
    resolve: async (_root, _args, context) => ({
      wantList: await startWantList(context.database, withHandle(context)),
    }),
  }),
);

builder.mutationField('updateWantListVariantCount', (t) =>
  t.field({
    description:
      'Sets how many copies of a printing one’s list asks for, from 1 to 5; 0 takes it off. NOT_FOUND for another’s list as for none.',
    type: UpdateWantListVariantCountPayload,
    args: {
      wantListId: t.arg.id({ required: true }),
      cardVariantId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
    },
    resolve: (_root, { wantListId, ...item }, context) =>
      setWanted(context.database, withHandle(context).id, { wantListId, items: [item] }),
  }),
);

builder.mutationField('updateWantListVariantCounts', (t) =>
  t.field({
    description: 'The same for several printings, all of them or none.',
    type: UpdateWantListVariantCountsPayload,
    args: {
      wantListId: t.arg.id({ required: true }),
      items: t.arg({ type: [WantedQuantityInput], required: true }),
    },
    resolve: (_root, asked, context) => setWanted(context.database, withHandle(context).id, asked),
  }),
);
