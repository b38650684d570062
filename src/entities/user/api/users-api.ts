import type { User } from '@domain/user';
import { readAnswer, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { readUser } from './read-user';
import { userApi } from './user-api';
import { UpdateUserOperation, UserOperation, UsersOperation } from './user.operations';

/** How many users a page of the list has. */
const PAGE = 25;

interface UserPage {
  users: User[];
  /** What the next page is asked with; null on the last one. */
  next: string | null;
  /** How many the search finds on all pages. */
  totalCount: number;
}

type AnsweredAccount = NonNullable<ResultOf<typeof UserOperation>['user']>;

/** One change of someone's account; `at` is ISO 8601, and `actor` null where the program did it. */
export type AuditEntry = AnsweredAccount['auditEntries'][number];

export interface Account {
  user: User;
  /** The latest changes, newest first. */
  auditEntries: AuditEntry[];
}

interface UserChange {
  /** Null where nothing was changed. */
  user: User | null;
  errors: FieldError[];
}

const usersApi = userApi.injectEndpoints({
  endpoints: (build) => ({
    /** For administrators: a page of those whose e-mail or handle begins with `search`. */
    users: build.query<UserPage, { search: string; after: string | null }>({
      providesTags: (page) => [
        { type: 'User', id: 'LIST' },
        ...(page?.users ?? []).map(({ id }) => ({ type: 'User', id }) as const),
      ],
      queryFn: async (asked, _api, _options, ask) =>
        readAnswer(
          await ask({ document: UsersOperation, variables: { first: PAGE, ...asked } }),
          ({ users }: ResultOf<typeof UsersOperation>) => ({
            users: users.nodes.map(readUser),
            next: users.pageInfo.hasNextPage ? users.pageInfo.endCursor : null,
            totalCount: users.totalCount,
          }),
        ),
    }),

    /** For administrators: someone with the changes of their account; null for an unknown id. */
    user: build.query<Account | null, string>({
      providesTags: (_account, _error, id) => [{ type: 'User', id }],
      queryFn: async (id, _api, _options, ask) =>
        readAnswer(
          await ask({ document: UserOperation, variables: { id } }),
          ({ user }: ResultOf<typeof UserOperation>) =>
            user && { user: readUser(user), auditEntries: user.auditEntries },
        ),
    }),

    /** For administrators: changes what is given of someone (rules/accounts#administration). A refusal is an answer. */
    updateUser: build.mutation<UserChange, { userId: string; email?: string; handle?: string }>({
      invalidatesTags: (change, _error, { userId }) =>
        change?.user
          ? [
              { type: 'User', id: userId },
              { type: 'User', id: 'LIST' },
            ]
          : [],
      queryFn: async (input, _api, _options, ask) =>
        readAnswer(
          await ask({ document: UpdateUserOperation, variables: { input } }),
          ({ updateUser: { user, errors } }: ResultOf<typeof UpdateUserOperation>) => ({
            user: user && readUser(user),
            errors,
          }),
        ),
    }),
  }),
});

export const { useUsersQuery, useUserQuery, useUpdateUserMutation } = usersApi;
