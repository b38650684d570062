import { MAX_SHARES } from '@domain/sharing';
import { builder } from '@server/platform/graphql/builder';
import { FieldErrorRef } from '@server/platform/graphql/field-error';
import { UserCardSetCollectionRef } from '@server/modules/collection/schema/collection';
import { signedIn, withHandle } from '@server/modules/people';
import {
  updateListSharing,
  updateSharing,
  type UpdateSharingResult,
} from '../commands/share-settings';
import { opensExtras } from '../queries/open-extras';
import {
  findShareSettings,
  listShareSettings,
  type ShareSettings,
} from '../queries/share-settings';
import type { Share } from '../queries/sharing-rows';

const SharedWithUserRef = builder.objectRef<Share>('SharedWithUser').implement({
  description: 'An address that something is shared with.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The share’s own, not the person’s.' }),
    handle: t.string({
      nullable: true,
      description: 'Always null: an address must not reveal a handle.',
      resolve: () => null,
    }),
    email: t.exposeString('email'),
  }),
});

export const ShareSettingsRef = builder.objectRef<ShareSettings>('ShareSettings').implement({
  description: 'Who may see something besides its owner; for the owner alone.',
  fields: (t) => ({
    sharedWithAll: t.exposeBoolean('sharedWithAll'),
    opensExtras: t.exposeBoolean('opensExtras', {
      description:
        'Whether people who may see the collection may pick its extras for swaps; false of a list.',
    }),
    sharedWithUsers: t.expose('sharedWithUsers', {
      type: [SharedWithUserRef],
      complexity: { field: 1, multiplier: MAX_SHARES },
    }),
    version: t.exposeInt('version', {
      description: 'What a change must name; 0 before the first change.',
    }),
  }),
});

const UpdateSharingPayload = builder
  .objectRef<UpdateSharingResult>('UpdateSharingPayload')
  .implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
      settings: t.expose('settings', {
        type: ShareSettingsRef,
        description: 'After the change, also with errors.',
      }),
    }),
  });

const ShareWithInput = builder.inputType('ShareWithInput', {
  fields: (t) => ({ email: t.string({ required: true }) }),
});

const EXPECTED_VERSION =
  'The version of the settings that was seen. CONFLICT for another version, and without it for settings that were ever changed.';

const SUBJECT = 'COLLECTION';

const UpdateCollectionSharingInput = builder.inputType('UpdateCollectionSharingInput', {
  fields: (t) => ({
    shareWithAll: t.boolean({ required: true }),
    shareWith: t.field({
      type: [ShareWithInput],
      required: true,
      description: 'All addresses: the others lose access.',
    }),
    opensExtras: t.boolean({
      description:
        'Whether people who may see it may pick its extras for swaps; unchanged if left out.',
    }),
    expectedVersion: t.int({ description: EXPECTED_VERSION }),
  }),
});

builder.queryField('collectionShareSettings', (t) =>
  t.field({
    description: 'Who may see the viewer’s own collection.',
    type: ShareSettingsRef,
    resolve: (_root, _args, context) =>
      findShareSettings(context.database, { ownerId: signedIn(context).id, subject: SUBJECT }),
  }),
);

builder.mutationField('updateCollectionSharing', (t) =>
  t.field({
    description: 'Sets who may see the viewer’s collection, as a whole. Needs a handle.',
    type: UpdateSharingPayload,
    args: { input: t.arg({ type: UpdateCollectionSharingInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const owned = { ownerId: withHandle(context).id, subject: SUBJECT } as const;
      return updateSharing(context.database, owned, input);
    },
  }),
);

const UpdateWantListSharingInput = builder.inputType('UpdateWantListSharingInput', {
  fields: (t) => ({
    wantListId: t.id({ required: true }),
    shareWithAll: t.boolean({ required: true }),
    shareWith: t.field({ type: [ShareWithInput], required: true }),
    expectedVersion: t.int({ description: EXPECTED_VERSION }),
  }),
});

const UpdateSaleListSharingInput = builder.inputType('UpdateSaleListSharingInput', {
  fields: (t) => ({
    saleListId: t.id({ required: true }),
    shareWithAll: t.boolean({ required: true }),
    shareWith: t.field({ type: [ShareWithInput], required: true }),
    expectedVersion: t.int({ description: EXPECTED_VERSION }),
  }),
});

builder.queryField('wantListShareSettings', (t) =>
  t.field({
    description:
      'Who may see the viewer’s want list. NOT_FOUND for somebody else’s and for an unknown list.',
    type: ShareSettingsRef,
    args: { wantListId: t.arg.id({ required: true }) },
    resolve: (_root, { wantListId: listId }, context) => {
      const { id: userId } = signedIn(context);
      return listShareSettings(context.database, { subject: 'WANT_LIST', listId, userId });
    },
  }),
);

builder.queryField('saleListShareSettings', (t) =>
  t.field({
    description:
      'Who may see the viewer’s sale list. NOT_FOUND for somebody else’s and for an unknown list.',
    type: ShareSettingsRef,
    args: { saleListId: t.arg.id({ required: true }) },
    resolve: (_root, { saleListId: listId }, context) => {
      const { id: userId } = signedIn(context);
      return listShareSettings(context.database, { subject: 'SALE_LIST', listId, userId });
    },
  }),
);

builder.mutationField('updateWantListSharing', (t) =>
  t.field({
    description: 'Sets who may see the viewer’s want list, as a whole. Needs a handle.',
    type: UpdateSharingPayload,
    args: { input: t.arg({ type: UpdateWantListSharingInput, required: true }) },
    resolve: (_root, { input: { wantListId: listId, ...input } }, context) => {
      const { id: userId } = withHandle(context);
      return updateListSharing(context.database, {
        subject: 'WANT_LIST',
        listId,
        userId,
        ...input,
      });
    },
  }),
);

builder.mutationField('updateSaleListSharing', (t) =>
  t.field({
    description: 'Sets who may see the viewer’s sale list, as a whole. Needs a handle.',
    type: UpdateSharingPayload,
    args: { input: t.arg({ type: UpdateSaleListSharingInput, required: true }) },
    resolve: (_root, { input: { saleListId: listId, ...input } }, context) => {
      const { id: userId } = withHandle(context);
      return updateListSharing(context.database, {
        subject: 'SALE_LIST',
        listId,
        userId,
        ...input,
      });
    },
  }),
);

builder.objectField(UserCardSetCollectionRef, 'opensExtras', (t) =>
  t.boolean({
    description: 'Whether people who may see the collection may pick its extras for swaps.',
    resolve: ({ ownerId }, _args, { database }) => opensExtras(database, ownerId),
  }),
);
