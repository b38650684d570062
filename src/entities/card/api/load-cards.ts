import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import type { TadaDocumentNode } from 'gql.tada';
import type { Card } from '@domain/card';
import type { ApiError, GraphqlCall } from '@/shared/api';
import { cardLoadFailed, cardsReceived, cardsRequested } from '../model/card-cache-slice';

/** The part of an answer that goes to the card cache. */
interface LoadedCards {
  cards: Card[];
  cardSetCode?: string;
}

interface Load<Answer, Variables, Loaded extends LoadedCards> {
  /** The cards that are requested by id; in flight until the load ends. */
  ids: readonly string[];
  document: TadaDocumentNode<Answer, Variables>;
  variables: Variables & object;
  /** Turns the answer into domain types, or throws. */
  read: (answer: Answer) => Loaded;
}

/** The base query as a `queryFn` gets it, and the store's dispatch. */
interface QueryTools extends Pick<BaseQueryApi, 'dispatch'> {
  baseQuery: (
    call: GraphqlCall,
  ) => PromiseLike<QueryReturnValue<unknown, ApiError>> | QueryReturnValue<unknown, ApiError>;
}

export type Outcome<Data> = { data: Data; error?: never } | { data?: never; error: ApiError };

/**
 * Runs one load of cards and updates the cache. Any failure, including an unknown enumeration value, becomes the
 * cache's shared error and the outcome's (rules/cards#loading-cards).
 */
export async function loadCards<Answer, Variables, Loaded extends LoadedCards>(
  { dispatch, baseQuery }: QueryTools,
  { ids, document, variables, read }: Load<Answer, Variables, Loaded>,
): Promise<Outcome<Loaded>> {
  dispatch(cardsRequested({ ids }));
  const call = { document, variables, catalogue: true, read };
  // The base query gives what `read` returns.
  const { data, error } = (await baseQuery(call)) as QueryReturnValue<Loaded, ApiError>;
  if (error) {
    dispatch(cardLoadFailed({ ids, error }));
    return { error };
  }
  const { cards, cardSetCode } = data;
  dispatch(cardsReceived({ ids, cards, ...(cardSetCode !== undefined && { cardSetCode }) }));
  return { data };
}
