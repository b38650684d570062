import type { FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { PrintingCount } from '../model/printing-count';
import { AddToCollectionOperation, UndoCollectionStepOperation } from './change-steps.operations';
import { collectionTags, countsReceived } from './collection-api';

/** What became of a step; its counts stand in the kept collections already. */
export interface StepOutcome {
  /** Null beside errors. */
  stepId: string | null;
  /** The counts that it changed, as they are then. */
  counts: readonly PrintingCount[];
  errors: readonly FieldError[];
}

export interface AdditionsToSend {
  /** Under the same one, the same is added once. */
  idempotencyKey: string;
  additions: readonly { variantId: string; count: number }[];
}

/** Steps of a collection's ledger that change several counts by what they are. */
export const changeStepsApi = collectionTags.injectEndpoints({
  endpoints: (build) => ({
    /** Adds copies to what one has. A refusal is an answer. */
    addToCollection: build.mutation<StepOutcome, AdditionsToSend>({
      queryFn: async (variables, { dispatch, getState }, _options, ask) => {
        const answer = await ask({ document: AddToCollectionOperation, variables });
        if (answer.error) return { error: answer.error };
        const {
          stepId,
          collectionItemInventories: counts,
          errors,
        } = (answer.data as ResultOf<typeof AddToCollectionOperation>).addToCollection;
        dispatch(countsReceived(getState(), counts));
        return { data: { stepId, counts, errors } };
      },
    }),

    /** Takes a step back as a whole; one too large for its counts to be told has every set asked for again. */
    undoStep: build.mutation<StepOutcome, string>({
      invalidatesTags: (outcome) => {
        if (outcome === undefined) return [];
        const isTooLarge = outcome.stepId !== null && outcome.counts.length === 0;
        return isTooLarge ? ['Collection'] : [{ type: 'Collection', id: 'LEDGER' }];
      },
      queryFn: async (stepId, { dispatch, getState }, _options, ask) => {
        const answer = await ask({ document: UndoCollectionStepOperation, variables: { stepId } });
        if (answer.error) return { error: answer.error };
        const {
          step,
          collectionItemInventories: counts,
          errors,
        } = (answer.data as ResultOf<typeof UndoCollectionStepOperation>).undoCollectionStep;
        dispatch(countsReceived(getState(), counts));
        return { data: { stepId: step?.id ?? null, counts, errors } };
      },
    }),
  }),
});
