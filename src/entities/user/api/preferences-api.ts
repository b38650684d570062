import type { PreferenceCounts } from '@domain/preferences';
import { baseApi, onAnswer, operation, patchCached } from '@/shared/api';
import {
  UpdateUserCollectionPreferencesOperation,
  UserCollectionPreferencesOperation,
} from './preferences.operations';

interface PreferencesOutcome {
  /** All counts as the server has them now. */
  preferences: PreferenceCounts;
  /** Errors as sentences; empty if everything was saved. */
  refusals: readonly string[];
}

const preferencesQueries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many copies of a card the viewer collects; the defaults until they choose (rules/accounts#preferences). */
    collectionPreferences: build.query({
      providesTags: [{ type: 'CollectionPreferences', id: 'CURRENT' }],
      ...operation(
        UserCollectionPreferencesOperation,
        ({ userCollectionPreferences }): PreferenceCounts => userCollectionPreferences,
      ),
    }),
  }),
});

const preferencesApi = preferencesQueries.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the given counts; one field at a time (rules/accounts#preferences). */
    updateCollectionPreferences: build.mutation({
      ...operation(
        UpdateUserCollectionPreferencesOperation,
        ({ updateUserCollectionPreferences: { preferences, errors } }): PreferencesOutcome => ({
          preferences,
          refusals: errors.map(({ message }) => message),
        }),
        { variables: (changed: Partial<PreferenceCounts>) => changed },
      ),
      // Targets, and with them what is missing and extra, follow from the counts (rules/accounts#preferences).
      invalidatesTags: ['Collection'],
      onQueryStarted: onAnswer(
        ({ preferences }: PreferencesOutcome, changed: Partial<PreferenceCounts>) =>
          patchCached(preferencesQueries.endpoints.collectionPreferences, {
            isAbout: () => true,
            change(cached) {
              // Only the fields that were sent: an answer about another field may have come first.
              const answered = Object.entries(preferences).filter(([field]) => field in changed);
              Object.assign(cached, Object.fromEntries(answered));
            },
          }),
      ),
    }),
  }),
});

export const { endpoints: preferencesEndpoints } = preferencesQueries;

export const { useCollectionPreferencesQuery, useUpdateCollectionPreferencesMutation } =
  preferencesApi;
