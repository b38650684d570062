import { collectionTags } from '@/entities/collection';
import { toApiError, type ApiError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { Step, StepChange } from '../model/step';
import {
  CollectionHistoryOperation,
  CollectionOnDayOperation,
  CollectionStepChangesOperation,
} from './history.operations';
import { readChange, readStep } from './read-step';

/** How many steps, and changes of one step, come at once. */
const STEPS = 25;
const CHANGES = 100;

export interface Page<Row> {
  rows: Row[];
  /** What the next page is asked with; null on the last one. */
  next: string | null;
}

interface AskedDay {
  /** ISO 8601, such as `2026-03-01`. */
  day: string;
  /** In upper case. */
  cardSetCode: string;
}

interface AnsweredPage<Node> {
  nodes: readonly Node[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

type Read<Data> = { data: Data } | { error: ApiError };

/** What this build can't read, such as an unknown reason, is an error. */
function read<Data>(reading: () => Data): Read<Data> {
  try {
    return { data: reading() };
  } catch (thrown) {
    return { error: toApiError(thrown) };
  }
}

const readPage = <Node, Row>(
  { nodes, pageInfo }: AnsweredPage<Node>,
  readRow: (node: Node) => Row,
): Page<Row> => ({
  rows: nodes.map(readRow),
  next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

// None of them is kept: every count that is changed elsewhere changes them.
const historyApi = collectionTags.injectEndpoints({
  endpoints: (build) => ({
    /** What was done to one's own collection, the latest first, page by page. */
    history: build.infiniteQuery<Page<Step>, void, string | null>({
      keepUnusedDataFor: 0,
      providesTags: [{ type: 'Collection', id: 'LEDGER' }],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      queryFn: async ({ pageParam: after }, _api, _options, ask) => {
        const variables = { first: STEPS, after };
        const answer = await ask({ document: CollectionHistoryOperation, variables });
        if (answer.error) return { error: answer.error };
        const { collectionHistory } = answer.data as ResultOf<typeof CollectionHistoryOperation>;
        return read(() => readPage(collectionHistory, readStep));
      },
    }),

    /** All changes of a step, by printing, page by page. */
    stepChanges: build.infiniteQuery<Page<StepChange>, string, string | null>({
      keepUnusedDataFor: 0,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      queryFn: async ({ queryArg: stepId, pageParam: after }, _api, _options, ask) => {
        const variables = { stepId, first: CHANGES, after };
        const answer = await ask({ document: CollectionStepChangesOperation, variables });
        if (answer.error) return { error: answer.error };
        const { collectionStep } = answer.data as ResultOf<typeof CollectionStepChangesOperation>;
        return read(() => readPage(collectionStep.changes, readChange));
      },
    }),

    /** How many copies one had of each of a set's printings at the end of a day (UTC), by id; none are left out. */
    countsOnDay: build.query<Record<string, number>, AskedDay>({
      keepUnusedDataFor: 0,
      query: (variables) => ({ document: CollectionOnDayOperation, variables }),
      transformResponse: ({ collectionOnDay }: ResultOf<typeof CollectionOnDayOperation>) =>
        Object.fromEntries(
          collectionOnDay.map(({ variantId, inventory }) => [variantId, inventory]),
        ),
    }),
  }),
});

export const { useHistoryInfiniteQuery, useStepChangesInfiniteQuery, useCountsOnDayQuery } =
  historyApi;
