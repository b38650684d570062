import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { TadaDocumentNode } from 'gql.tada';
import type { Card } from '@domain/card';
import { toApiError, type ApiError, type GraphqlCall } from '@/shared/api';
import { cardLoadFailed, cardsReceived, cardsRequested } from '../model/card-cache-slice';

type CacheEvent = ReturnType<typeof cardsRequested | typeof cardsReceived | typeof cardLoadFailed>;

/** What a query function of the cards' endpoints is given to work with. */
export interface Means {
  dispatch: (event: CacheEvent) => unknown;
  baseQuery: (
    call: GraphqlCall,
  ) => PromiseLike<QueryReturnValue<unknown, ApiError>> | QueryReturnValue<unknown, ApiError>;
}

interface Load<Answer, Variables> {
  /** The cards asked for one by one; in flight until the load ends. */
  ids: readonly string[];
  document: TadaDocumentNode<Answer, Variables>;
  variables: Variables & object;
  /** Turns the answer into domain types; it may throw. */
  read: (answer: Answer) => { cards: Card[]; cardSetCode?: string };
}

export type Outcome<Data> = { data: Data; error?: never } | { data?: never; error: ApiError };

/**
 * Runs one load of cards and tells the cache how it went. Whatever goes wrong, an unknown enumeration value
 * included, becomes the cache's shared error and the outcome's (rules/cards#loading-cards).
 */
export async function loadCards<Answer, Variables>(
  { dispatch, baseQuery }: Means,
  { ids, document, variables, read }: Load<Answer, Variables>,
): Promise<Outcome<Answer>> {
  dispatch(cardsRequested({ ids }));
  const failed = (error: ApiError) => {
    dispatch(cardLoadFailed({ ids, error }));
    return { error };
  };
  const { data, error } = await baseQuery({ document, variables, catalogue: true });
  if (error) return failed(error);
  try {
    const answer = data as Answer;
    dispatch(cardsReceived({ ids, ...read(answer) }));
    return { data: answer };
  } catch (thrown) {
    return failed(toApiError(thrown));
  }
}
