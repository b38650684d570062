import type { TadaDocumentNode } from 'gql.tada';
import type { GraphqlCall } from './base-query';

/** A hook's argument: the operation's variables, or nothing if it has none. */
type ArgumentOf<Variables> = keyof Variables extends never ? void : DeepReadonly<Variables>;

/** Input lists may be readonly: nothing changes them. */
type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

interface Options<Argument, Variables> {
  /** The operation's variables, if the hook's argument is something else. */
  variables?: (argument: Argument) => DeepReadonly<Variables>;
  catalogue?: boolean;
}

interface Operation<Argument, Data> {
  query: (argument: Argument) => GraphqlCall;
  /** Never present. RTK Query infers the type of the data from it. */
  transformResponse?: (data: Data) => Data;
}

/**
 * A query or mutation of one GraphQL operation, to be spread into an endpoint. RTK Query infers argument and data.
 *
 * @param read turns the answer into the cached data; if it throws, the call fails with an ApiError
 * (rules/errors#unknown-values)
 */
export const operation = <Answer, Variables, Data, Argument = ArgumentOf<Variables>>(
  document: TadaDocumentNode<Answer, Variables>,
  read: (answer: Answer) => Data,
  { variables, catalogue = false }: Options<Argument, NoInfer<Variables>> = {},
): Operation<NoInfer<Argument>, NoInfer<Data>> => ({
  query: (argument) => ({
    document,
    // Without `variables`, the argument is the operation's variables, if it has any.
    variables: (variables ? variables(argument) : argument) as object,
    catalogue,
    read,
  }),
});

/** A page of a long list: its cursor is null on the last one. */
interface Page {
  next: string | null;
}

/**
 * An infinite query of one operation, page by page, to be spread into an endpoint.
 *
 * @param variables for the page after a cursor, null for the first one
 */
export const pagedOperation = <Answer, Variables, Data extends Page, Argument>(
  document: TadaDocumentNode<Answer, Variables>,
  read: (answer: Answer) => Data,
  variables: (argument: Argument, after: string | null) => DeepReadonly<NoInfer<Variables>>,
) => ({
  infiniteQueryOptions: {
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Data) => next,
  },
  ...operation(document, read, {
    variables: ({ queryArg, pageParam }: { queryArg: Argument; pageParam: string | null }) =>
      variables(queryArg, pageParam),
  }),
});

/** The cursor after which the next page begins. */
export const nextCursor = (pageInfo: {
  endCursor: string | null;
  hasNextPage: boolean;
}): string | null => (pageInfo.hasNextPage ? pageInfo.endCursor : null);
