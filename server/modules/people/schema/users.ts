import { CURRENCY_CODES } from '@domain/pricing';
import { rolesOf, type User, USER_ROLES } from '@domain/user';
import { isUuid } from '@server/platform/db/where';
import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { checkFirst, MAX_FIRST, PageInfoRef } from '@server/platform/graphql/page';
import { chooseCurrency } from '../commands/accounts';
import { changeUser } from '../commands/change-user';
import { claimHandle, handleRefusal } from '../commands/handles';
import { admin, signedIn } from '../policy';
import { findUser, type UserAccount } from '../queries/accounts';
import {
  countUsers,
  parseCursor,
  parseSearch,
  type UserPage,
  userPage,
} from '../queries/user-page';

const UserRole = builder.enumType('UserRole', { values: USER_ROLES });

const CurrentUserRef = builder.objectRef<User>('CurrentUser').implement({
  description: 'The viewer, as they see themselves.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    handle: t.exposeString('handle', { nullable: true }),
    email: t.exposeString('email'),
    verifiedEmail: t.string({
      description:
        'The address that the identity provider called verified at the last sign-in: that one gives access. Null if it called none so.',
      nullable: true,
      resolve: (_user, _args, { viewer }) => viewer?.verifiedEmail ?? null,
    }),
    roles: t.expose('roles', { type: [UserRole] }),
  }),
});

export const UserRef = builder.objectRef<UserAccount>('User').implement({
  description: 'A user, as administrators see them.',
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
    suspendedAt: t.expose('suspendedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null for everyone who isn’t suspended.',
    }),
  }),
});

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

builder.queryField('currentUser', (t) =>
  t.field({
    description: 'The viewer; null for a visitor.',
    type: CurrentUserRef,
    nullable: true,
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);

builder.queryField('handleRefusal', (t) =>
  t.string({
    description:
      'The code with which `updateUserProfile` would refuse a handle now; null if it would set it.',
    nullable: true,
    args: { handle: t.arg.string({ required: true }) },
    resolve: (_root, { handle }, context) =>
      handleRefusal(context.database, signedIn(context), handle),
  }),
);

builder.mutationField('updateUserProfile', (t) =>
  t.field({
    description: 'Sets the viewer’s handle, once for all.',
    type: UpdateUserProfilePayload,
    args: { input: t.arg({ type: UpdateUserProfileInput, required: true }) },
    resolve: (_root, { input }, context) =>
      claimHandle(context.database, signedIn(context), input.handle),
  }),
);

const CurrencyCode = builder.enumType('CurrencyCode', {
  description: 'A currency by ISO 4217.',
  values: CURRENCY_CODES,
});

builder.mutationField('updateCurrency', (t) =>
  t.field({
    description:
      'Chooses in which currency the viewer sees amounts; offers are made in US dollars all the same.',
    type: CurrencyCode,
    args: { currency: t.arg({ type: CurrencyCode, required: true }) },
    async resolve(_root, { currency }, context) {
      await chooseCurrency(context.database, signedIn(context).id, currency);
      return currency;
    },
  }),
);

const UserConnection = builder.objectRef<UserPage>('UserConnection').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [UserRef] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoRef }),
    totalCount: t.int({
      description: 'The number of users, or of those that the search finds.',
      resolve: ({ search }, _args, { database }) => countUsers(database, search),
    }),
  }),
});

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  description: 'Fields that are left out stay as they are.',
  fields: (t) => ({
    userId: t.id({ required: true }),
    email: t.string(),
    handle: t.string(),
  }),
});

const UpdateUserPayload = builder
  .objectRef<{ user: UserAccount | null; errors: FieldError[] }>('UpdateUserPayload')
  .implement({
    fields: (t) => ({
      user: t.expose('user', { type: UserRef, nullable: true }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.queryField('users', (t) =>
  t.field({
    description: `For administrators: all users by e-mail, 1 to ${MAX_FIRST} at once; \`search\` is the start of an e-mail or a handle.`,
    type: UserConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: {
      first: t.arg.int({ defaultValue: 50, required: true }),
      after: t.arg.string(),
      search: t.arg.string(),
    },
    resolve: (_root, { first, after, search }, context) => {
      admin(context);
      checkFirst(first);
      const query = { first, after: parseCursor(after ?? null), search: parseSearch(search ?? '') };
      return userPage(context.database, query);
    },
  }),
);

builder.queryField('user', (t) =>
  t.field({
    description: 'For administrators: a user by id; null for an unknown id.',
    type: UserRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      admin(context);
      return isUuid(id) ? findUser(context.database, id) : null;
    },
  }),
);

builder.mutationField('updateUser', (t) =>
  t.field({
    description: 'For administrators: changes the displayed e-mail or handle.',
    type: UpdateUserPayload,
    args: { input: t.arg({ type: UpdateUserInput, required: true }) },
    resolve: (_root, { input }, context) => changeUser(context.database, admin(context), input),
  }),
);
