import type { PreferenceCounts } from '@domain/preferences';
import type { ResultOf } from '@/shared/api/graphql';
import {
  UpdateUserCollectionPreferencesOperation,
  UserCollectionPreferencesOperation,
} from './preferences.operations';
import { userApi } from './user-api';

const preferencesApi = userApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many of a card one collects; the defaults until one says otherwise (rules/accounts#preferences). */
    collectionPreferences: build.query<PreferenceCounts, void>({
      providesTags: [{ type: 'CollectionPreferences', id: 'CURRENT' }],
      query: () => ({ document: UserCollectionPreferencesOperation }),
      transformResponse: (answer: ResultOf<typeof UserCollectionPreferencesOperation>) =>
        answer.userCollectionPreferences,
    }),

    /**
     * Changes the counts given; one field at a time (rules/accounts#preferences). Gives the messages of what was
     * refused, none if it was saved. What is kept then is what the server has.
     */
    updateCollectionPreferences: build.mutation<readonly string[], Partial<PreferenceCounts>>({
      // Targets, and with them what is missing and extra, follow from the counts (rules/accounts#preferences).
      invalidatesTags: ['Collection'],
      queryFn: async (changed, { dispatch }, _options, ask) => {
        const answer = await ask({
          document: UpdateUserCollectionPreferencesOperation,
          variables: changed,
        });
        if (answer.error) return { error: answer.error };
        const { preferences, errors } = (
          answer.data as ResultOf<typeof UpdateUserCollectionPreferencesOperation>
        ).updateUserCollectionPreferences;
        // Of the fields that were sent only: an answer may have been overtaken by that to another field.
        const known = Object.entries(preferences).filter(([field]) => field in changed);
        // Before the call counts as done, so that nobody sees the old count in between.
        dispatch(
          preferencesApi.util.updateQueryData('collectionPreferences', undefined, (draft) => {
            Object.assign(draft, Object.fromEntries(known));
          }),
        );
        return { data: errors.map(({ message }) => message) };
      },
    }),
  }),
});

export const { useCollectionPreferencesQuery, useUpdateCollectionPreferencesMutation } =
  preferencesApi;
