import { fieldRefusal, refusal } from '@server/platform/errors';

export type Variables = Record<string, unknown>;

/** A client's request: an operation of the manifest by its id or, in development, any by its text. */
export interface GraphQLRequest {
  id: string | undefined;
  query: string | undefined;
  variables: Variables;
}

const MAX_NESTING = 8;

/** @throws VALIDATION unless the body is one object that names an operation; batches are refused */
export function fromBody(body: unknown): GraphQLRequest {
  if (!isObject(body)) throw refusal('VALIDATION', 'Send one operation as a JSON object.');
  const { id, query, variables } = body;
  if (typeof id !== 'string' && typeof query !== 'string') {
    throw refusal('VALIDATION', 'Name the operation by its id.');
  }
  return {
    id: typeof id === 'string' ? id : undefined,
    query: typeof query === 'string' ? query : undefined,
    variables: toVariables(variables),
  };
}

/** The form of queries that browsers may cache: `?id=…&variables={…}`. */
export function fromQuery(query: Record<string, unknown>): GraphQLRequest {
  if (typeof query['id'] !== 'string') throw fieldRefusal('id', 'Name the operation by its id.');
  const { variables } = query;
  return {
    id: query['id'],
    query: undefined,
    variables: toVariables(typeof variables === 'string' ? parseJson(variables) : undefined),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fieldRefusal('variables', 'The variables are not JSON.');
  }
}

function toVariables(value: unknown): Variables {
  if (value === undefined || value === null) return {};
  if (!isObject(value) || isNestedBeyond(value, MAX_NESTING)) {
    throw fieldRefusal('variables', 'The variables are not a plain object.');
  }
  return value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep nesting would overflow the stack of later code. */
const isNestedBeyond = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isNestedBeyond(part, levels - 1)));
