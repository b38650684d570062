import { parseUserRole, type User } from '@domain/user';
import { baseApi, nextCursor, operation, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  CurrentUserOperation,
  DeleteAccountOperation,
  HandleRefusalOperation,
  UpdateUserOperation,
  UpdateUserProfileOperation,
  UserOperation,
  UsersOperation,
} from './user.operations';

/** How many users a page of the list has. */
const PAGE = 25;

/** The viewer, as they see themselves. */
export interface CurrentUser extends User {
  /** The address that gives access (rules/accounts#verified-address); null if none is verified. */
  verifiedEmail: string | null;
}

interface UserPage {
  users: User[];
  /** The cursor for the next page; null on the last one. */
  next: string | null;
  /** How many users the search finds on all pages. */
  totalCount: number;
}

type AnsweredAccount = NonNullable<ResultOf<typeof UserOperation>['user']>;

/** One change of someone's account; `at` is ISO 8601, and `actor` null where the program did it. */
export type AuditEntry = AnsweredAccount['auditEntries'][number];

export interface Account {
  user: User;
  /** ISO 8601; null for somebody who isn't suspended. */
  suspendedAt: string | null;
  /** The latest changes, newest first. */
  auditEntries: AuditEntry[];
}

interface UserChange {
  userId: string;
  email?: string;
  handle?: string;
}

interface UserChangeOutcome {
  /** Null if nothing was changed. */
  user: User | null;
  errors: readonly FieldError[];
}

const CURRENT = { type: 'User', id: 'CURRENT' } as const;
const LIST = { type: 'User', id: 'LIST' } as const;

const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in, as the server has them now; null for a visitor. */
    currentUser: build.query({
      providesTags: [CURRENT],
      ...operation(
        CurrentUserOperation,
        ({ currentUser }): CurrentUser | null =>
          currentUser && { ...readUser(currentUser), verifiedEmail: currentUser.verifiedEmail },
      ),
    }),

    /** The code with which a handle would be refused now; null if it is free. */
    handleRefusal: build.query({
      ...operation(HandleRefusalOperation, ({ handleRefusal }) => handleRefusal, {
        variables: (handle: string) => ({ handle }),
      }),
    }),

    /**
     * Sets the handle, which can be done only once (rules/accounts#handle). The answer has the codes of a refusal; none
     * if it was set.
     */
    updateUserProfile: build.mutation({
      ...operation(
        UpdateUserProfileOperation,
        ({ updateUserProfile }): readonly string[] =>
          updateUserProfile.errors.map(({ code }) => code ?? 'UNKNOWN_ERROR'),
        { variables: (input: { handle: string }) => ({ input }) },
      ),
      // After a refusal as well: the handle may have been set in another tab.
      invalidatesTags: [CURRENT, LIST],
    }),

    /**
     * Deletes the viewer's account for good. Refused with REAUTHENTICATE unless the sign-in is recent
     * (rules/accounts#deletion).
     */
    deleteAccount: build.mutation({
      ...operation(DeleteAccountOperation, ({ deleteAccount }) => deleteAccount),
    }),

    /** For administrators: a page of those whose e-mail or handle begins with `search`. */
    users: build.query({
      providesTags: (page) => [
        LIST,
        ...(page?.users ?? []).map(({ id }) => ({ type: 'User', id }) as const),
      ],
      ...operation(
        UsersOperation,
        ({ users }): UserPage => ({
          users: users.nodes.map(readUser),
          next: nextCursor(users.pageInfo),
          totalCount: users.totalCount,
        }),
        {
          variables: (page: { search: string; after: string | null }) => ({
            first: PAGE,
            ...page,
          }),
        },
      ),
    }),

    /** For administrators: a user with the changes of their account; null for an unknown id. */
    user: build.query({
      providesTags: (_account, _error, id) => [{ type: 'User', id }],
      ...operation(
        UserOperation,
        ({ user }): Account | null =>
          user && {
            user: readUser(user),
            suspendedAt: user.suspendedAt,
            auditEntries: user.auditEntries,
          },
        { variables: (id: string) => ({ id }) },
      ),
    }),

    /**
     * For administrators: changes the given fields of a user (rules/accounts#administration). A refusal is an answer.
     */
    updateUser: build.mutation({
      ...operation(
        UpdateUserOperation,
        ({ updateUser: { user, errors } }): UserChangeOutcome => ({
          user: user && readUser(user),
          errors,
        }),
        { variables: (input: UserChange) => ({ input }) },
      ),
      invalidatesTags: (outcome, _error, { userId }) =>
        outcome?.user ? [{ type: 'User', id: userId }, LIST] : [],
    }),
  }),
});

interface AnsweredUser extends Omit<User, 'roles'> {
  roles: readonly string[];
}

/** @throws `Unknown user role: value` */
const readUser = ({ id, name, handle, email, roles }: AnsweredUser): User => ({
  id,
  name,
  handle,
  email,
  roles: roles.map(parseUserRole),
});

export const {
  useCurrentUserQuery,
  useHandleRefusalQuery,
  useUpdateUserProfileMutation,
  useDeleteAccountMutation,
  useUsersQuery,
  useUserQuery,
  useUpdateUserMutation,
  endpoints: userEndpoints,
} = userApi;
