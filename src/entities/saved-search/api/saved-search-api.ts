import { savedSearchKey } from '@domain/saved-search';
import { baseApi, isAsNew, onAnswer, operation, patchCached, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  CreateSavedSearchOperation,
  DeleteSavedSearchOperation,
  RecordSavedSearchFillOperation,
  SavedSearchesOperation,
  SavedSearchFillOperation,
  UpdateSavedSearchOperation,
} from './saved-search.operations';

/** A search that the viewer keeps under a name (rules/search#saved-searches). */
export type SavedSearch = ResultOf<typeof SavedSearchesOperation>['savedSearches'][number];

interface SavedSearchOutcome {
  /** After the change, also with errors; null for one that wasn't saved. */
  savedSearch: SavedSearch | null;
  errors: readonly FieldError[];
}

const savedSearchQueries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The viewer's, by name. */
    savedSearches: build.query({
      providesTags: ['SavedSearch'],
      ...operation(SavedSearchesOperation, ({ savedSearches }) => savedSearches),
    }),

    /** What a saved search would put on the viewer's want list now. Not kept, since imports and the list change it. */
    savedSearchFill: build.query({
      keepUnusedDataFor: 0,
      ...operation(SavedSearchFillOperation, ({ savedSearchFill }) => savedSearchFill),
    }),
  }),
});

const savedSearchApi = savedSearchQueries.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps a search, or one that was deleted again. A refusal is an answer, as for the others. */
    createSavedSearch: build.mutation({
      ...operation(CreateSavedSearchOperation, ({ outcome }): SavedSearchOutcome => outcome),
      onQueryStarted: onAnswer(receive),
    }),

    updateSavedSearch: build.mutation({
      ...operation(UpdateSavedSearchOperation, ({ outcome }): SavedSearchOutcome => outcome),
      onQueryStarted: onAnswer(receive),
    }),

    /** Remembers that what a saved search found is on the want list. */
    recordSavedSearchFill: build.mutation({
      ...operation(RecordSavedSearchFillOperation, ({ outcome }): SavedSearchOutcome => outcome),
      onQueryStarted: onAnswer(receive),
    }),

    deleteSavedSearch: build.mutation({
      ...operation(DeleteSavedSearchOperation, ({ deleteSavedSearch: { id } }) => id),
      onQueryStarted: onAnswer((id: string) =>
        patchSavedSearches((searches) => searches.filter((each) => each.id !== id)),
      ),
    }),
  }),
});

const byName = (one: SavedSearch, other: SavedSearch): number =>
  savedSearchKey(one.name) < savedSearchKey(other.name) ? -1 : 1;

function receive({ savedSearch }: SavedSearchOutcome) {
  return patchSavedSearches((searches) => {
    const cached = searches.find(({ id }) => id === savedSearch?.id);
    if (savedSearch === null || !isAsNew(savedSearch, cached)) return searches;
    return [...searches.filter(({ id }) => id !== savedSearch.id), savedSearch].sort(byName);
  });
}

const patchSavedSearches = (change: (searches: SavedSearch[]) => SavedSearch[]) =>
  patchCached(savedSearchQueries.endpoints.savedSearches, {
    isAbout: () => true,
    change,
    refetch: () => 'SavedSearch',
  });

export const {
  useCreateSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useRecordSavedSearchFillMutation,
  useSavedSearchesQuery,
  useSavedSearchFillQuery,
  useUpdateSavedSearchMutation,
} = savedSearchApi;
