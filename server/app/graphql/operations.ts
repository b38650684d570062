import { refusal } from '@server/platform/errors';
import {
  Kind,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { admit } from '@server/platform/graphql/limits';

/** An operation within the limits, and what its transport needs to know. */
export interface AdmittedOperation {
  /** Its id in the manifest, or its text if it isn't in there. */
  key: string;
  source: string;
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
}

export interface Operations {
  /** @throws UNKNOWN_OPERATION for an id that isn't in the manifest */
  byId(id: string): AdmittedOperation;
  /** @throws UNKNOWN_OPERATION where only the manifest's operations are answered */
  byText(source: string): AdmittedOperation;
}

/** The operations that may run: those of the manifest (id → text) and, if `adHoc`, any other within the limits. */
export function createOperations(
  schema: GraphQLSchema,
  manifest: Record<string, string>,
  adHoc: boolean,
): Operations {
  const texts = new Map(Object.entries(manifest));
  const admitted = new LRUCache<string, AdmittedOperation>({ max: 1_000 });

  function judged(key: string, source: string): AdmittedOperation {
    let known = admitted.get(key);
    if (known === undefined) {
      known = describe(schema, key, source);
      admitted.set(key, known);
    }
    return known;
  }

  return {
    byId(id) {
      const source = texts.get(id);
      if (source === undefined) throw unknownOperation();
      return judged(id, source);
    },
    byText(source) {
      if (!adHoc) throw unknownOperation();
      return judged(source, source);
    },
  };
}

const unknownOperation = () =>
  refusal('UNKNOWN_OPERATION', 'This page is older than the server. Reload it.');

function describe(schema: GraphQLSchema, key: string, source: string): AdmittedOperation {
  const { operation } = admit(schema, source);
  return {
    key,
    source,
    name: nameOf(operation),
    isQuery: operation.operation === 'query',
    variableNames: (operation.variableDefinitions ?? []).map((d) => d.variable.name.value),
    readsCatalogueOnly: operation.operation === 'query' && hasOnly(schema, operation, 'catalogue'),
    readsReplica: operation.operation === 'query' && hasOnly(schema, operation, 'replica'),
    searches: operation.operation === 'query' && hasAny(schema, operation, 'search'),
    readsOneCardSet:
      operation.selectionSet.selections.length === 1 && hasOnly(schema, operation, 'oneCardSet'),
  };
}

function nameOf({ name, selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections;
  return name?.value ?? (first?.kind === Kind.FIELD ? first.name.value : 'anonymous');
}

type Extension = 'catalogue' | 'oneCardSet' | 'replica' | 'search';

/** Whether all fields that it asks for are marked with an extension. */
const hasOnly = (schema: GraphQLSchema, operation: OperationDefinitionNode, extension: Extension) =>
  operation.selectionSet.selections.every((each) => isMarked(schema, each, extension));

/** Whether any of them is. */
const hasAny = (schema: GraphQLSchema, operation: OperationDefinitionNode, extension: Extension) =>
  operation.selectionSet.selections.some((each) => isMarked(schema, each, extension));

function isMarked(schema: GraphQLSchema, selection: SelectionNode, extension: Extension): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return (
    selection.kind === Kind.FIELD && fields[selection.name.value]?.extensions[extension] === true
  );
}
