import { isUuid } from '@server/db/uuid';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef, type FieldError } from '@server/graphql/field-error';
import { checkFirst, MAX_FIRST, PageInfoRef } from '@server/graphql/page';
import { changeUser } from './commands/change-user';
import { admin } from './policy';
import { findUser, type UserAccount } from './repo';
import { UserRef } from './user';
import { parseCursor, parseSearch, userPage, type UserPage } from './user-page';
import { countUsers } from './user-page-repo';

const UserConnection = builder.objectRef<UserPage>('UserConnection').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [UserRef] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoRef }),
    totalCount: t.int({
      description: 'How many users there are, or how many the search finds.',
      resolve: ({ search }, _args, { database }) => countUsers(database, search),
    }),
  }),
});

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  description: 'What is left out stays as it is.',
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
    description: `For administrators: everyone by e-mail, 1 to ${MAX_FIRST} at once; \`search\` is how an e-mail or a handle begins.`,
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
      const asked = { first, after: parseCursor(after ?? null), search: parseSearch(search ?? '') };
      return userPage(context.database, asked);
    },
  }),
);

builder.queryField('user', (t) =>
  t.field({
    description: 'For administrators: someone by id; null for an unknown id.',
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
    description: 'For administrators: changes the e-mail or handle that is shown (product 10).',
    type: UpdateUserPayload,
    args: { input: t.arg({ type: UpdateUserInput, required: true }) },
    resolve: (_root, { input }, context) => changeUser(context.database, admin(context), input),
  }),
);
