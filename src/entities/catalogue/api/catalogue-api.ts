import type { CatalogueFile } from '@domain/catalogue-file';
import { baseApi, restFetch } from '@/shared/api';

const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The cards of all sets, by column. The browser keeps the file (rules/search#catalogue-file). */
    catalogue: build.query<CatalogueFile, void>({
      structuralSharing: false,
      keepUnusedDataFor: 3600,
      queryFn: async () => {
        const answer = await restFetch('/api/catalogue');
        if ('error' in answer) return { error: answer.error };
        // The store would otherwise look at each of its 200,000 values to freeze it.
        return { data: Object.freeze(answer.data as CatalogueFile) };
      },
    }),
  }),
});

export const { useCatalogueQuery } = catalogueApi;
