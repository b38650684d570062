import { builder } from '@server/platform/graphql/builder';
import { freshlySignedIn } from '@server/modules/people';
import { deleteAccount } from './commands/delete-account';

const DeleteAccountPayload = builder
  .objectRef<{ success: boolean }>('DeleteAccountPayload')
  .implement({ fields: (t) => ({ success: t.exposeBoolean('success') }) });

builder.mutationField('deleteAccount', (t) =>
  t.field({
    description: 'Deletes the viewer’s account, for good. REAUTHENTICATE without a fresh session.',
    type: DeleteAccountPayload,
    resolve: async (_root, _args, context) => {
      await deleteAccount(context.database, freshlySignedIn(context));
      return { success: true };
    },
  }),
);
