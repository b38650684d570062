import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { AppThunk } from '@/shared/store';
import { baseApi } from './base-api';
import type { baseQuery } from './base-query';
import type { Tag } from './tags';

/** A mutation's side effects. */
export type OnQueryStarted<Data, Argument> = NonNullable<
  TypedMutationOnQueryStarted<Data, Argument, typeof baseQuery, typeof baseApi.reducerPath>
>;

/**
 * A mutation's `onQueryStarted`: applies its answer to the cache. It does so before the call counts as done for its
 * sender, so that no draft ends while the cache still has the old value.
 */
export const onAnswer =
  <Data, Argument>(
    receive: (data: Data, argument: Argument) => AppThunk,
  ): OnQueryStarted<Data, Argument> =>
  async (argument, { dispatch, queryFulfilled }) => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) dispatch(receive(answer.data, argument));
  };

/** A query's endpoint, such as `tradeListApi.endpoints.saleList`. */
interface QueryEndpoint {
  name: string;
  Types: { QueryArg: unknown; ResultType: unknown };
  select: (argument: never) => (state: never) => { status: string; data?: unknown };
}

interface Patch<Data, Argument> {
  /** Whether the answer changes a cached copy. */
  isAbout: (data: Data, argument: Argument) => boolean;
  /** Changes the copy, an Immer draft, or returns its replacement. */
  change: (data: Data) => Data | void;
  /** What to query again if a query for the copy is pending: its answer may be older than the patch. */
  refetch?: (argument: Argument) => Tag;
}

/** Applies another answer to the cached copies of a query's data. */
export const patchCached =
  <Query extends QueryEndpoint>(
    { name, select }: Query,
    { isAbout, change, refetch }: Patch<Query['Types']['ResultType'], Query['Types']['QueryArg']>,
  ): AppThunk =>
  (dispatch, getState) => {
    const { util } = baseApi;
    // Endpoints are injected, so the base API's own types don't contain them.
    const endpoint = name as never;
    const state = getState();
    for (const argument of util.selectCachedArgsForQuery(state, endpoint)) {
      const { data, status } = select(argument)(state as never);
      if (data === undefined || !isAbout(data, argument)) continue;
      dispatch(util.updateQueryData(endpoint, argument, change as never));
      if (refetch && status === 'pending') dispatch(util.invalidateTags([refetch(argument)]));
    }
  };

/** Whether an answer isn't older than the cached data: answers may overtake each other. */
export const isAsNew = (
  answered: { version: number },
  cached: { version: number } | undefined,
): boolean => answered.version >= (cached?.version ?? 0);
