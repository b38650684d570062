import { baseApi, isAsNew, onAnswer, operation, patchCached, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  AddToCollectionOperation,
  type PrintingCountFields,
  UndoCollectionStepOperation,
  UpdateCollectionVariantInventoriesOperation,
  UpdateCollectionVariantInventoryOperation,
  UserCardSetCollectionOperation,
} from './collection.operations';

/** A printing's count in a collection; what is missing and wanted is null for everyone but its owner. */
export type PrintingCount = ResultOf<typeof PrintingCountFields>;

/** A player's counts of all printings of a set. */
export interface SetCollection {
  isOwner: boolean;
  /** Null for the viewer's own while they have no handle. */
  handle: string | null;
  /** Whether people who may see it may pick its extras for swaps. */
  opensExtras: boolean;
  /** By the printing's id. */
  counts: Record<string, PrintingCount>;
}

export interface CollectionOfSet {
  /** In upper case. */
  cardSetCode: string;
  /** Null for the viewer's own. */
  userHandle: string | null;
}

/** One printing's Have, Need or both. A part that is left out doesn't change. */
export interface CountEdit {
  variantId: string;
  inventory?: number;
  /** −1 for the default (rules/collection#typed-counts). */
  missingOverrideCount?: number;
  /** The version that the person saw; without it, whatever is there is overwritten. */
  expectedVersion?: number;
}

export interface CountEditOutcome {
  /** The count after the change; null for an unknown printing. */
  count: PrintingCount | null;
  errors: readonly FieldError[];
}

export interface CountEdits {
  /** The server applies changes with the same key only once. */
  idempotencyKey: string;
  items: readonly { variantId: string; inventory: number; expectedVersion: number }[];
}

export interface NewAdditions {
  /** The server applies additions with the same key only once. */
  idempotencyKey: string;
  additions: readonly { variantId: string; count: number }[];
}

/** A step of the ledger that changed several counts. */
export interface StepOutcome {
  /** Null with errors, and if nothing changed. */
  stepId: string | null;
  /** The counts after the change. */
  counts: readonly PrintingCount[];
  errors: readonly FieldError[];
}

const collectionQueries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A player's counts of a set. NOT_FOUND for a private collection as for a missing one
     * (rules/attacks#hidden-things).
     */
    setCollection: build.query({
      providesTags: (_collection, _error, { cardSetCode }) => [
        { type: 'Collection', id: cardSetCode },
      ],
      ...operation(
        UserCardSetCollectionOperation,
        ({ userCardSetCollection: { items, ...collection } }): SetCollection => ({
          ...collection,
          counts: Object.fromEntries(items.map((item) => [item.variantId, item])),
        }),
        { variables: (asked: CollectionOfSet) => asked },
      ),
    }),
  }),
});

/** A refusal, such as CONFLICT, is an answer of these mutations. Each answer's counts go into the cached sets. */
export const collectionApi = collectionQueries.injectEndpoints({
  endpoints: (build) => ({
    /** Sets a printing's count. */
    updateCount: build.mutation({
      ...operation(
        UpdateCollectionVariantInventoryOperation,
        ({ updateCollectionVariantInventory: answer }): CountEditOutcome => ({
          count: answer.collectionItemInventory,
          errors: answer.errors,
        }),
        { variables: (edit: CountEdit) => edit },
      ),
      onQueryStarted: onAnswer(({ count }: CountEditOutcome) => patchCounts(count ? [count] : [])),
    }),

    /** Sets many of the viewer's counts as one step, all or none. */
    updateCounts: build.mutation({
      ...operation(
        UpdateCollectionVariantInventoriesOperation,
        ({
          updateCollectionVariantInventories: { collectionItemInventories: counts, ...answer },
        }): StepOutcome => ({ ...answer, counts }),
        { variables: (edits: CountEdits) => edits },
      ),
      onQueryStarted: onAnswer(({ counts }: StepOutcome) => patchCounts(counts)),
      invalidatesTags: [{ type: 'Collection', id: 'LEDGER' }],
    }),

    /** Adds copies to the viewer's counts. */
    addToCollection: build.mutation({
      ...operation(
        AddToCollectionOperation,
        ({ addToCollection: { collectionItemInventories: counts, ...answer } }): StepOutcome => ({
          ...answer,
          counts,
        }),
        { variables: (additions: NewAdditions) => additions },
      ),
      onQueryStarted: onAnswer(({ counts }: StepOutcome) => patchCounts(counts)),
    }),

    /** Undoes a whole step. If it is too large to list its counts, every set is refetched. */
    undoStep: build.mutation({
      ...operation(
        UndoCollectionStepOperation,
        ({ undoCollectionStep: answer }): StepOutcome => ({
          stepId: answer.step?.id ?? null,
          counts: answer.collectionItemInventories,
          errors: answer.errors,
        }),
        { variables: (stepId: string) => ({ stepId }) },
      ),
      onQueryStarted: onAnswer(({ counts }: StepOutcome) => patchCounts(counts)),
      invalidatesTags: (outcome) => {
        if (outcome === undefined) return [];
        const isTooLarge = outcome.stepId !== null && outcome.counts.length === 0;
        return isTooLarge ? ['Collection'] : [{ type: 'Collection', id: 'LEDGER' }];
      },
    }),
  }),
});

const patchCounts = (counts: readonly PrintingCount[]) =>
  patchCached(collectionQueries.endpoints.setCollection, {
    isAbout: ({ isOwner }) => isOwner,
    change(collection) {
      for (const count of counts) {
        const cached = collection.counts[count.variantId];
        if (cached && isAsNew(count, cached)) collection.counts[count.variantId] = count;
      }
    },
    refetch: ({ cardSetCode }) => ({ type: 'Collection', id: cardSetCode }),
  });

export const { useSetCollectionQuery, useUndoStepMutation } = collectionApi;
