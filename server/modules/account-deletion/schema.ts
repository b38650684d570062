import { builder } from '@server/graphql/builder';
import { freshlySignedIn } from '@server/modules/user';
import { deleteAccount } from './commands';

const DeleteAccountPayload = builder
  .objectRef<{ success: boolean }>('DeleteAccountPayload')
  .implement({ fields: (t) => ({ success: t.exposeBoolean('success') }) });

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
