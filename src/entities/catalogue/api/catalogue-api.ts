import { type CardSort, sortCards } from '@domain/card';
import { inListOrder } from '@domain/card-set';
import { type CatalogueFile, unpackCatalogue } from '@domain/catalogue-file';
import { baseApi, restFetch, toApiError } from '@/shared/api';

/** The first of all cards, in the order of a list. */
interface FirstRows {
  ids: readonly string[];
  /** How many more cards the last one's set has. */
  further: number;
}

/** As many as the largest window shows below a page's header. */
const FIRST = 24;

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

    /** Reads the file, and keeps only the ids of a few cards: a document brings these. */
    firstRows: build.query<FirstRows, { sort: CardSort; isBySet: boolean }>({
      structuralSharing: false,
      keepUnusedDataFor: 3600,
      queryFn: async (asked) => {
        const answer = await restFetch('/api/catalogue');
        if ('error' in answer) return { error: answer.error };
        try {
          return { data: firstRowsOf(answer.data as CatalogueFile, asked) };
        } catch (thrown) {
          return { error: toApiError(thrown) };
        }
      },
    }),
  }),
});

function firstRowsOf(file: CatalogueFile, asked: { sort: CardSort; isBySet: boolean }): FirstRows {
  const sorted = sortCards(unpackCatalogue(file), asked.sort);
  const sets = file.sets.map(([id]) => ({ id }));
  const cards = inListOrder(sorted, asked, sets);
  const last = cards[FIRST - 1]?.cardSetId;
  return {
    ids: cards.slice(0, FIRST).map(({ id }) => id),
    further: cards.slice(FIRST).filter(({ cardSetId }) => cardSetId === last).length,
  };
}

export const { useCatalogueQuery, endpoints: catalogueEndpoints } = catalogueApi;
