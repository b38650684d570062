import type { User } from '@domain/user';
import { readAnswer } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { readUser } from './read-user';
import { userApi } from './user-api';
import {
  CurrentUserOperation,
  DeleteAccountOperation,
  UpdateUserProfileOperation,
} from './user.operations';

const CURRENT = { type: 'User', id: 'CURRENT' } as const;
const LIST = { type: 'User', id: 'LIST' } as const;

/** Codes say why the handle was refused; none when it is set. */
type ProfileErrorCodes = readonly string[];

const profileApi = userApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in, as the server has them now; null for a visitor. */
    currentUser: build.query<User | null, void>({
      providesTags: [CURRENT],
      queryFn: async (_none, _api, _options, ask) =>
        readAnswer(
          await ask({ document: CurrentUserOperation }),
          ({ currentUser }: ResultOf<typeof CurrentUserOperation>) =>
            currentUser && readUser(currentUser),
        ),
    }),

    /** Sets the handle, once for all (rules/accounts#handle). A refusal is an answer with codes. */
    updateUserProfile: build.mutation<ProfileErrorCodes, { handle: string }>({
      query: (input) => ({ document: UpdateUserProfileOperation, variables: { input } }),
      transformResponse: ({ updateUserProfile }: ResultOf<typeof UpdateUserProfileOperation>) =>
        updateUserProfile.errors.map(({ code }) => code ?? 'UNKNOWN_ERROR'),
      // After a refusal as well: the handle may have been set in another tab.
      invalidatesTags: [CURRENT, LIST],
    }),

    /**
     * Deletes the own account for good. Refused with REAUTHENTICATE unless the sign-in was just now
     * (rules/accounts#deletion).
     */
    deleteAccount: build.mutation<unknown, void>({
      query: () => ({ document: DeleteAccountOperation }),
    }),
  }),
});

export const { useCurrentUserQuery, useUpdateUserProfileMutation, useDeleteAccountMutation } =
  profileApi;
