import { admin, type UserAccount } from '@server/modules/people';
import { UserRef } from '@server/modules/people/schema/users';
import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { reinstate, suspend } from '../commands/suspension';

const SuspensionPayload = builder
  .objectRef<{ user: UserAccount | null; errors: FieldError[] }>('SuspensionPayload')
  .implement({
    fields: (t) => ({
      user: t.expose('user', { type: UserRef, nullable: true, description: 'After the change.' }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.mutationField('suspendUser', (t) =>
  t.field({
    description:
      'For administrators: ends a person’s sessions, closes their open offers and hides their lists, until they are reinstated.',
    type: SuspensionPayload,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => {
      const { adminEmails, database } = context;
      return suspend(database, { id: admin(context).id, adminEmails }, userId);
    },
  }),
);

builder.mutationField('reinstateUser', (t) =>
  t.field({
    description: 'For administrators: lets a suspended person sign in again and shows their lists.',
    type: SuspensionPayload,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => reinstate(context.database, admin(context), userId),
  }),
);
