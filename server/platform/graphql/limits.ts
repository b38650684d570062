import { refusal } from '@server/platform/errors';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type GraphQLError,
  Kind,
  parse,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** The limits of one operation (rules/attacks#operations). A whole set with all printings costs 60,000. */
export const LIMITS = {
  tokens: 2_000,
  aliases: 30,
  directives: 20,
  depth: 12,
  complexity: 100_000,
} as const;

/**
 * Parses an operation and checks its limits before it runs.
 *
 * @returns the document and its single operation
 * @throws a refusal: TOO_COMPLEX beyond a limit, VALIDATION for anything that isn't in the schema
 */
export function admit(
  schema: GraphQLSchema,
  source: string,
): { document: DocumentNode; operation: OperationDefinitionNode } {
  const document = parseWithin(source);
  const operation = onlyOperation(document);
  countWithin(document);
  const [invalid] = validate(schema, document, undefined, { maxErrors: 1 });
  if (invalid) throw refusal('VALIDATION', invalid.message);
  if (schema.getRootType(operation.operation) == null) {
    throw refusal('VALIDATION', `There is no ${operation.operation} to run.`);
  }
  if (operation.operation === 'mutation') oneFieldOf(operation);
  const { depth, complexity } = complexityFromQuery(withoutVariables(document), { schema });
  if (depth > LIMITS.depth) tooComplex('depth');
  if (complexity > LIMITS.complexity) tooComplex('complexity');
  return { document, operation };
}

/** No field's cost depends on an argument, so an operation is checked once, for any variables. */
const withoutVariables = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? { ...definition, variableDefinitions: [] }
      : definition,
  ),
});

function parseWithin(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: LIMITS.tokens, noLocation: true });
  } catch (error) {
    const { message } = error as GraphQLError;
    if (message.includes(`more that ${LIMITS.tokens} tokens`)) tooComplex('tokens');
    throw refusal('VALIDATION', message);
  }
}

function onlyOperation(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operation === undefined || operations.length > 1) {
    throw refusal('VALIDATION', 'Send exactly one operation a request.');
  }
  return operation;
}

function oneFieldOf(operation: OperationDefinitionNode): void {
  const [first, second] = operation.selectionSet.selections;
  if (first?.kind !== Kind.FIELD || second !== undefined) {
    throw refusal('TOO_COMPLEX', 'A mutation has exactly one field.');
  }
}

function countWithin(document: DocumentNode): void {
  let aliases = 0;
  let directives = 0;
  visit(document, {
    Field: (field) => {
      if (field.alias && (aliases += 1) > LIMITS.aliases) tooComplex('aliases');
    },
    Directive: () => {
      if ((directives += 1) > LIMITS.directives) tooComplex('directives');
    },
  });
}

function tooComplex(limit: keyof typeof LIMITS): never {
  throw refusal('TOO_COMPLEX', `The operation goes beyond the limit of ${limit}.`, { limit });
}
