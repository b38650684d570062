import { rolesOf, USER_ROLES, type User } from '@domain/user';
import { builder } from '@server/graphql/builder';
import type { UserAccount } from './repo';

export const UserRole = builder.enumType('UserRole', { values: USER_ROLES });

export const CurrentUserRef = builder.objectRef<User>('CurrentUser').implement({
  description: 'Who asks, as they see themselves.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    handle: t.exposeString('handle', { nullable: true }),
    email: t.exposeString('email'),
    roles: t.expose('roles', { type: [UserRole] }),
  }),
});

export const UserRef = builder.objectRef<UserAccount>('User').implement({
  description: 'Someone as administrators see them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    handle: t.exposeString('handle', { nullable: true }),
    email: t.exposeString('email'),
    roles: t.field({
      type: [UserRole],
      resolve: ({ verifiedEmail }, _args, { adminEmails }) => rolesOf(verifiedEmail, adminEmails),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
