import './administration';
import type { User } from '@domain/user';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef, type FieldError } from '@server/graphql/field-error';
import { claimHandle } from './commands/claim-handle';
import { deleteAccount } from './commands/delete-account';
import { freshlySignedIn, signedIn } from './policy';
import { CurrentUserRef } from './user';

export { UserRef } from './user';

const UpdateUserProfileInput = builder.inputType('UpdateUserProfileInput', {
  fields: (t) => ({ handle: t.string({ required: true }) }),
});

const UpdateUserProfilePayload = builder
  .objectRef<{ user: User | null; errors: FieldError[] }>('UpdateUserProfilePayload')
  .implement({
    fields: (t) => ({
      user: t.expose('user', { type: CurrentUserRef, nullable: true }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

const DeleteAccountPayload = builder
  .objectRef<{ success: boolean }>('DeleteAccountPayload')
  .implement({ fields: (t) => ({ success: t.exposeBoolean('success') }) });

builder.queryField('currentUser', (t) =>
  t.field({
    description: 'Who asks; null for a visitor.',
    type: CurrentUserRef,
    nullable: true,
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);

builder.mutationField('updateUserProfile', (t) =>
  t.field({
    description: 'Sets the handle of who asks, once for all (spec 5).',
    type: UpdateUserProfilePayload,
    args: { input: t.arg({ type: UpdateUserProfileInput, required: true }) },
    resolve: (_root, { input }, context) =>
      claimHandle(context.database, signedIn(context), input.handle),
  }),
);

builder.mutationField('deleteAccount', (t) =>
  t.field({
    description:
      'Deletes the account of who asks, for good. Refused with REAUTHENTICATE unless they signed in within ten minutes (product 10).',
    type: DeleteAccountPayload,
    resolve: async (_root, _args, context) => {
      await deleteAccount(context.database, freshlySignedIn(context));
      return { success: true };
    },
  }),
);
