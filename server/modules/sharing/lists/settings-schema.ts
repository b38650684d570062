import { builder } from '@server/graphql/builder';
import { signedIn, withHandle } from '@server/modules/user/policy';
import {
  EXPECTED_VERSION,
  ShareSettingsRef,
  ShareWithInput,
  UpdateSharingPayload,
} from '../graphql-types';
import { listShareSettings, updateListSharing } from './list-sharing';

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
