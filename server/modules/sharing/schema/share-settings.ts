import { MAX_SHARES } from '@domain/sharing';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef } from '@server/graphql/field-error';
import { checkFirst, MAX_FIRST, PageInfoRef } from '@server/graphql/page';
import { signedIn, withHandle } from '@server/modules/user';
import { updateListSharing, updateSharing, type UpdateSharingResult } from '../commands';
import {
  findShareSettings,
  listShareSettings,
  type ShareSettings,
} from '../queries/share-settings';
import {
  parseSharedCursor,
  type SharedPage,
  sharedPage,
  type SharedSummary,
} from '../queries/shared-page';
import type { Share } from '../repo';
import { SharedSummaryRef } from './shared-pages';

const SharedWithUserRef = builder.objectRef<Share>('SharedWithUser').implement({
  description: 'An address that something is shared with.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The share’s own.' }),
    handle: t.string({
      nullable: true,
      description: 'Always null: an address must not reveal a handle.',
      resolve: () => null,
    }),
    email: t.exposeString('email'),
  }),
});

export const ShareSettingsRef = builder.objectRef<ShareSettings>('ShareSettings').implement({
  description: 'Who may see something besides its owner, who alone is told.',
  fields: (t) => ({
    sharedWithAll: t.exposeBoolean('sharedWithAll'),
    sharedWithUsers: t.expose('sharedWithUsers', {
      type: [SharedWithUserRef],
      complexity: { field: 1, multiplier: MAX_SHARES },
    }),
    version: t.exposeInt('version', {
      description: 'What a change has to name; 0 while nothing was said.',
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
        description: 'As they are then, also beside errors.',
      }),
    }),
  });

const ShareWithInput = builder.inputType('ShareWithInput', {
  fields: (t) => ({ email: t.string({ required: true }) }),
});

/** What each input that says who may see something takes. */
const EXPECTED_VERSION =
  'The settings’ version that was seen. CONFLICT for another one, and without it for all that was ever set.';

const SUBJECT = 'COLLECTION';

const UpdateCollectionSharingInput = builder.inputType('UpdateCollectionSharingInput', {
  fields: (t) => ({
    shareWithAll: t.boolean({ required: true }),
    shareWith: t.field({
      type: [ShareWithInput],
      required: true,
      description: 'All addresses: whoever isn’t named loses access.',
    }),
    expectedVersion: t.int({ description: EXPECTED_VERSION }),
  }),
});

const SharedCollectionRef = builder.objectRef<SharedSummary>('SharedCollection').implement({
  description: 'A collection that the viewer may see.',
  interfaces: [SharedSummaryRef],
});

const SharedCollectionConnection = builder
  .objectRef<SharedPage>('SharedCollectionConnection')
  .implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [SharedCollectionRef] }),
      pageInfo: t.expose('pageInfo', { type: PageInfoRef }),
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
    description: 'Says who may see the viewer’s collection, as a whole. Wants a handle.',
    type: UpdateSharingPayload,
    args: { input: t.arg({ type: UpdateCollectionSharingInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const owned = { ownerId: withHandle(context).id, subject: SUBJECT } as const;
      return updateSharing(context.database, owned, input);
    },
  }),
);

builder.queryField('sharedCollections', (t) =>
  t.field({
    description: `Collections that are shared with everyone or with the viewer’s verified address, the viewer’s own included; the one changed last first, 1 to ${MAX_FIRST} at once.`,
    type: SharedCollectionConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 24, required: true }), after: t.arg.string() },
    resolve: (_root, { first, after }, { database, viewer }) => {
      checkFirst(first);
      return sharedPage(database, {
        subject: SUBJECT,
        viewer,
        first,
        after: parseSharedCursor(after ?? null),
        withOwn: true,
      });
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
    description: 'Who may see one’s own want list. NOT_FOUND for another’s as for none.',
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
    description: 'Who may see one’s own sale list. NOT_FOUND for another’s as for none.',
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
    description: 'Says who may see one’s own want list, as a whole. Wants a handle.',
    type: UpdateSharingPayload,
    args: { input: t.arg({ type: UpdateWantListSharingInput, required: true }) },
    resolve: (_root, { input: { wantListId: listId, ...asked } }, context) => {
      const { id: userId } = withHandle(context);
      return updateListSharing(context.database, {
        subject: 'WANT_LIST',
        listId,
        userId,
        ...asked,
      });
    },
  }),
);

builder.mutationField('updateSaleListSharing', (t) =>
  t.field({
    description: 'Says who may see one’s own sale list, as a whole. Wants a handle.',
    type: UpdateSharingPayload,
    args: { input: t.arg({ type: UpdateSaleListSharingInput, required: true }) },
    resolve: (_root, { input: { saleListId: listId, ...asked } }, context) => {
      const { id: userId } = withHandle(context);
      return updateListSharing(context.database, {
        subject: 'SALE_LIST',
        listId,
        userId,
        ...asked,
      });
    },
  }),
);
