import type { PreferenceCounts } from '@domain/preferences';
import { baseApi, onAnswer, operation, patchCached } from '@/shared/api';
import {
  UpdateUserCollectionPreferencesOperation,
  UserCollectionPreferencesOperation,
} from './preferences.operations';

interface PreferencesOutcome {
  /** All counts as the server has them then. */
  preferences: PreferenceCounts;
  /** What was refused, as sentences; none if all was saved. */
  refusals: readonly string[];
}

const preferencesQueries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many of a card one collects; the defaults until one says otherwise (rules/accounts#preferences). */
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
    /** Changes the counts given; one field at a time (rules/accounts#preferences). */
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
