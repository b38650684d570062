import { builder } from '@server/platform/graphql/builder';
import { endSessionOf, endSessionsOf, openSessionsOf, type OwnSession } from '../commands/sessions';
import { signedIn } from '../policy';

const OwnSessionRef = builder.objectRef<OwnSession>('OwnSession').implement({
  description: 'A browser in which the viewer is signed in.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'Names it among the viewer’s sessions, and gives no access.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
});

builder.queryField('sessions', (t) =>
  t.field({
    description: 'Where the viewer is signed in, the latest sign-in first.',
    type: [OwnSessionRef],
    resolve: (_root, _args, context) => openSessionsOf(context.database, signedIn(context)),
  }),
);

builder.mutationField('endSession', (t) =>
  t.field({
    description: 'Signs the viewer out in one browser. Answers with what is left.',
    type: [OwnSessionRef],
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const viewer = signedIn(context);
      await endSessionOf(context.database, { userId: viewer.id, sessionId: String(id) });
      return openSessionsOf(context.database, viewer);
    },
  }),
);

builder.mutationField('endSessions', (t) =>
  t.field({
    description: 'Signs the viewer out everywhere, or everywhere else. Answers with what is left.',
    type: [OwnSessionRef],
    args: { keepsThis: t.arg.boolean({ required: true }) },
    resolve: async (_root, { keepsThis }, context) => {
      const viewer = signedIn(context);
      await endSessionsOf(context.database, viewer.id, keepsThis ? viewer.tokenHash : undefined);
      return openSessionsOf(context.database, viewer);
    },
  }),
);
