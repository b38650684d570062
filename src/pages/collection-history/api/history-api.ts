import { parseStepActor, parseStepReason } from '@domain/collection';
import { withKnownKind } from '@/entities/card';
import { baseApi, nextCursor, operation, pagedOperation } from '@/shared/api';
import type { AnsweredStep, Step, StepChange } from '../model/step';
import {
  CollectionHistoryOperation,
  CollectionOnDayOperation,
  CollectionStepChangesOperation,
  SetCollectionStepPaidOperation,
} from './history.operations';

/** How many steps, and changes of one step, are on a page. */
const STEPS = 25;
const CHANGES = 100;

interface Page<Row> {
  rows: Row[];
  /** The cursor for the next page; null on the last one. */
  next: string | null;
}

interface AnsweredPage<Node> {
  nodes: readonly Node[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

const readPage = <Node, Row>(
  { nodes, pageInfo }: AnsweredPage<Node>,
  readRow: (node: Node) => Row,
): Page<Row> => ({
  rows: nodes.map(readRow),
  next: nextCursor(pageInfo),
});

// None of these queries is cached, since any changed count changes them.
const historyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The steps of the viewer's own collection that a search line finds, latest first, page by page. */
    history: build.infiniteQuery({
      keepUnusedDataFor: 0,
      providesTags: [{ type: 'Collection', id: 'LEDGER' }],
      ...pagedOperation(
        CollectionHistoryOperation,
        ({ collectionHistory }): Page<Step> => readPage(collectionHistory, readStep),
        (query: string, after) => ({ query, first: STEPS, after }),
      ),
    }),

    /** All changes of a step, by printing, page by page. */
    stepChanges: build.infiniteQuery({
      keepUnusedDataFor: 0,
      ...pagedOperation(
        CollectionStepChangesOperation,
        ({ collectionStep }): Page<StepChange> => readPage(collectionStep.changes, withKnownKind),
        (stepId: string, after) => ({ stepId, first: CHANGES, after }),
      ),
    }),

    /**
     * How many copies the viewer had of a set's printings at the end of a day, by id; without those that they had
     * none of.
     */
    countsOnDay: build.query({
      keepUnusedDataFor: 0,
      ...operation(CollectionOnDayOperation, ({ collectionOnDay }): Record<string, number> =>
        Object.fromEntries(
          collectionOnDay.map(({ variantId, inventory }) => [variantId, inventory]),
        ),
      ),
    }),
  }),
});

const historyChanges = historyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves what the viewer paid for a step's copies; null removes it. Returns the reason for a refusal, or null. */
    setPaid: build.mutation({
      ...operation(
        SetCollectionStepPaidOperation,
        ({ setCollectionStepPaid: { errors } }): string | null => errors[0]?.message ?? null,
      ),
      invalidatesTags: [{ type: 'Collection', id: 'LEDGER' }],
    }),
  }),
});

export const { useSetPaidMutation } = historyChanges;
export const {
  useHistoryInfiniteQuery,
  useStepChangesInfiniteQuery,
  useCountsOnDayQuery,
  endpoints: historyEndpoints,
} = historyApi;

/** @throws `Unknown <thing>: value` for an enumeration's value that this build doesn't know */
const readStep = ({ undoneBy, undoes, actor, ...answered }: AnsweredStep): Step => ({
  ...answered,
  reason: parseStepReason(answered.reason),
  actor: { ...actor, kind: parseStepActor(actor.kind) },
  undoes: undoes && { ...undoes, reason: parseStepReason(undoes.reason) },
  isUndone: undoneBy !== null,
  firstChanges: answered.firstChanges.map(withKnownKind),
});
