import { MAX_SHARES } from '@domain/sharing';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef } from '@server/graphql/field-error';
import type { UpdateSharingResult } from './commands/update-sharing';
import type { Share } from './settings-repo';
import type { ShareSettings } from './share-settings';

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

export const UpdateSharingPayload = builder
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

export const ShareWithInput = builder.inputType('ShareWithInput', {
  fields: (t) => ({ email: t.string({ required: true }) }),
});

/** What each input that says who may see something takes. */
export const EXPECTED_VERSION =
  'The settings’ version that was seen. CONFLICT for another one, and without it for all that was ever set.';
