import { refusal } from '@server/platform/errors';
import {
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '@server/platform/graphql/context';
import { admit } from '@server/platform/graphql/limits';
import type { GraphQLRequest, Variables } from './request';

/** An operation within the limits, and what its transport needs to know. */
export interface AdmittedOperation {
  /** Its id in the manifest, or its text if it isn't in there. */
  key: string;
  /** Its name in the log: its own, or its first field's. */
  name: string;
  isQuery: boolean;
  /** The names of its declared variables; others don't affect its answer. */
  variableNames: string[];
  /** Whether it reads the catalogue alone, so its answer may be cached. */
  readsCatalogueOnly: boolean;
  /** Whether a replica may answer it. */
  readsReplica: boolean;
  /** Whether it searches everything. */
  searches: boolean;
  /** Whether it asks for a single set of it. */
  readsOneCardSet: boolean;
  /** Errors of resolvers are in the result, beside its data; a result without data was refused before any resolver ran. */
  execute: (context: Context, variables: Variables) => ExecutionResult | Promise<ExecutionResult>;
}

/**
 * The operation that a request names.
 *
 * @throws UNKNOWN_OPERATION for one that may not run
 */
export type FindOperation = (request: GraphQLRequest) => AdmittedOperation;

/** Finds those that may run: the manifest's (id → text) and, if `adHoc`, any other within the limits. Each is compiled once. */
export function createOperations(
  schema: GraphQLSchema,
  manifest: Record<string, string>,
  adHoc: boolean,
): FindOperation {
  const texts = new Map(Object.entries(manifest));
  const admitted = new LRUCache<string, AdmittedOperation>({ max: 1_000 });

  return ({ id, query }) => {
    const source = id === undefined ? query : texts.get(id);
    if (source === undefined || (id === undefined && !adHoc)) {
      throw refusal('UNKNOWN_OPERATION', 'This page is older than the server. Reload it.');
    }
    const key = id ?? source;
    const known = admitted.get(key) ?? admitOperation(schema, key, source);
    admitted.set(key, known);
    return known;
  };
}

function admitOperation(schema: GraphQLSchema, key: string, source: string): AdmittedOperation {
  const { document, operation } = admit(schema, source);
  const marks = marksOf(schema, operation);
  return {
    key,
    name: nameOf(operation),
    isQuery: operation.operation === 'query',
    variableNames: (operation.variableDefinitions ?? []).map((d) => d.variable.name.value),
    readsCatalogueOnly: marks.every(({ catalogue }) => catalogue),
    readsReplica: marks.every(({ replica }) => replica),
    searches: marks.some(({ search }) => search),
    readsOneCardSet: marks.length === 1 && marks.every(({ oneCardSet }) => oneCardSet),
    execute: compile(schema, document),
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode): AdmittedOperation['execute'] {
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) {
    throw new Error('A valid operation failed to compile.', { cause: compiled.errors });
  }
  return (context, variables) => compiled.query(undefined, context, variables);
}

function nameOf({ name, selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections;
  return name?.value ?? (first?.kind === Kind.FIELD ? first.name.value : 'anonymous');
}

/** What the schema says of each field that an operation asks for (`graphql/builder`); nothing of a fragment. */
function marksOf(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): Readonly<Record<string, unknown>>[] {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? (fields[selection.name.value]?.extensions ?? {}) : {},
  );
}
