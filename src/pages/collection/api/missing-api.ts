import type { MissingCost } from '@domain/collection';
import { baseApi, operation } from '@/shared/api';
import { MissingBySetOperation } from './missing.operations';

/** What the viewer's collection of a set lacks, and what that costs. */
interface MissingOfSet extends MissingCost {
  cardSetCode: string;
}

const missingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the viewer's own collection lacks of each set. */
    missingBySet: build.query({
      providesTags: ['Collection', 'CollectionPreferences'],
      ...operation(
        MissingBySetOperation,
        ({ missingBySet }): readonly MissingOfSet[] => missingBySet,
      ),
    }),
  }),
});

export const { useMissingBySetQuery } = missingApi;
