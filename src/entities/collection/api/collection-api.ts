import { baseApi, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { PrintingCount, SetCollection } from '../model/printing-count';
import {
  UpdateCollectionVariantInventoryOperation,
  UserCardSetCollectionOperation,
} from './collection.operations';

/** The API with the tag of collections: a set's counts by the set's upper-case code. */
export const collectionTags = baseApi.enhanceEndpoints({ addTagTypes: ['Collection'] });

export interface CollectionOfSet {
  /** In upper case. */
  cardSetCode: string;
  /** Null asks for one's own. */
  userHandle: string | null;
}

/** One printing's Have, Need or both; what is left out stays as it is. */
export interface CountEdit {
  variantId: string;
  inventory?: number;
  /** −1 for the default (rules/collection#typed-counts). */
  missingOverrideCount?: number;
  /** The version that the person saw; without it, whatever is there is overwritten. */
  expectedVersion?: number;
}

export interface CountEditOutcome {
  /** As it is then; null for an unknown printing. */
  count: PrintingCount | null;
  errors: readonly FieldError[];
}

export const collectionApi = collectionTags.injectEndpoints({
  endpoints: (build) => ({
    /** A player's counts of a set. NOT_FOUND for a private collection as for none (rules/attacks#hidden-things). */
    setCollection: build.query<SetCollection, CollectionOfSet>({
      providesTags: (_collection, _error, { cardSetCode }) => [
        { type: 'Collection', id: cardSetCode },
      ],
      query: (variables) => ({ document: UserCardSetCollectionOperation, variables }),
      transformResponse: ({
        userCardSetCollection: { items, ...collection },
      }: ResultOf<typeof UserCardSetCollectionOperation>) => ({
        ...collection,
        counts: Object.fromEntries(items.map((item) => [item.variantId, item])),
      }),
    }),

    /**
     * Sets a printing's count and puts the answer's row into every kept collection that is one's own. A refusal, such as
     * CONFLICT, is an answer, with the count as it is.
     */
    updateCount: build.mutation<CountEditOutcome, CountEdit>({
      queryFn: async (edit, { dispatch, getState }, _options, ask) => {
        const answer = await ask({
          document: UpdateCollectionVariantInventoryOperation,
          variables: edit,
        });
        if (answer.error) return { error: answer.error };
        const { collectionItemInventory: count, errors } = (
          answer.data as ResultOf<typeof UpdateCollectionVariantInventoryOperation>
        ).updateCollectionVariantInventory;
        if (count) dispatch(countsReceived(getState(), [count]));
        return { data: { count, errors } };
      },
    }),
  }),
});

type ApiState = Parameters<typeof collectionApi.util.selectInvalidatedBy>[0];

/** Puts counts that the server told into every kept collection that is one's own and has the printing. */
export const countsReceived =
  (state: unknown, counts: readonly PrintingCount[]) =>
  (dispatch: (action: ReturnType<typeof collectionApi.util.updateQueryData>) => unknown) => {
    for (const kept of collectionApi.util.selectInvalidatedBy(state as ApiState, ['Collection'])) {
      if (kept.endpointName !== 'setCollection') continue;
      const patch = collectionApi.util.updateQueryData(
        'setCollection',
        kept.originalArgs as CollectionOfSet,
        (draft) => {
          if (!draft.isOwner) return;
          for (const count of counts) {
            if (count.variantId in draft.counts) draft.counts[count.variantId] = count;
          }
        },
      );
      dispatch(patch);
    }
  };

export const { useSetCollectionQuery } = collectionApi;
