import { builder } from '@server/graphql/builder';
import { signedIn, withHandle } from '@server/modules/user/policy';
import { startWantList } from './commands';
import { WantListRef } from './graphql-types';
import { visibleWantLists, type WantList } from './visible-lists';

const CreateWantListPayload = builder
  .objectRef<{ wantList: WantList | null }>('CreateWantListPayload')
  .implement({
    fields: (t) => ({ wantList: t.expose('wantList', { type: WantListRef, nullable: true }) }),
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
