import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { failFastIfDatabaseDown } from '@server/db/answers';
import { applyStatusOf, errorCode, maskFault, refusal } from '@server/errors';
import { nameOperation } from '@server/log';
import { type AnswerCache, ReadyAnswer, sendBytes, sendReady } from '@server/ready-answers';
import type { Services } from '@server/services';
import type { Viewer } from '@server/session';
import type { Context } from './context';
import type { AdmittedOperation, Operations } from './operations';
import { fromBody, fromQuery, type GraphQLRequest, type Variables } from './request';

interface GraphQLRoute {
  operations: Operations;
  cache: AnswerCache<ExecutionResult>;
}

/** `POST /graphql` for every operation, `GET /graphql` for queries that browsers may cache. */
export function serveGraphQL(
  app: FastifyInstance,
  { database, pool, longWork, adminEmails, contactEmail }: Services,
  { operations, cache }: GraphQLRoute,
): void {
  app.get('/graphql', (request, reply) => {
    const parsed = fromQuery(request.query as Record<string, unknown>);
    const admitted = find(operations, parsed);
    if (!admitted.isQuery) {
      void reply.code(405).header('allow', 'POST');
      return { errors: [refusal('BAD_REQUEST', 'A mutation is sent by POST.')] };
    }
    return answer(admitted, parsed.variables, request, reply);
  });

  app.post('/graphql', { config: { writes: false } }, (request, reply) => {
    const parsed = fromBody(request.body);
    return answer(find(operations, parsed), parsed.variables, request, reply);
  });

  async function answer(
    admitted: AdmittedOperation,
    variables: Variables,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    nameOperation(request, admitted.name);
    if (!admitted.isQuery) await app.ensureRoom();
    const askedCardSets = new Set<string>();
    const run = (viewer: Viewer | null) => {
      const { recentFaults } = app;
      const shared = { database, longWork, adminEmails, contactEmail, recentFaults, askedCardSets };
      const context = { ...shared, viewer, address: request.ip };
      return failFastIfDatabaseDown(execute(app, admitted, variables, context, reply), pool);
    };
    if (!admitted.readsCatalogueOnly) {
      return sendOnce(
        request,
        reply,
        await run(await failFastIfDatabaseDown(request.viewer(), pool)),
      );
    }

    const key = cacheKey(admitted, variables);
    const ready = cache.get(key);
    if (ready !== undefined) return sendReady(request, reply, ready);
    const made = await cache.make(
      key,
      async () => {
        const result = await run(null);
        return result.errors === undefined ? new ReadyAnswer(JSON.stringify(result)) : result;
      },
      () => (admitted.readsOneCardSet ? [...askedCardSets][0] : undefined),
    );
    return made instanceof ReadyAnswer
      ? sendReady(request, reply, made)
      : sendOnce(request, reply, made);
  }
}

/** An answer that isn't cached: of a mutation, about a person, or with errors. */
function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  result: ExecutionResult,
): Promise<FastifyReply> {
  applyStatusOf(reply, result);
  void reply.header('cache-control', 'no-store');
  return sendBytes(request, reply, new ReadyAnswer(JSON.stringify(result)));
}

const find = (operations: Operations, { id, query = '' }: GraphQLRequest): AdmittedOperation =>
  id === undefined ? operations.byText(query) : operations.byId(id);

/** Equal for equal requests, in any order of variables and without undeclared ones. */
function cacheKey({ key, variableNames }: AdmittedOperation, variables: Variables): string {
  const canonical: Variables = {};
  for (const name of variableNames) canonical[name] = variables[name];
  return `${key} ${JSON.stringify(canonical)}`;
}

/** A refusal of the request as a whole by the executor, such as a variable of the wrong type. */
interface RequestError {
  errors?: GraphQLError[];
}

/**
 * Runs an admitted operation. Refusals keep their codes; any other error of a resolver is a fault and is masked
 * (rules/attacks#faults).
 */
async function execute(
  app: FastifyInstance,
  admitted: AdmittedOperation,
  variables: Variables,
  context: Context,
  reply: FastifyReply,
): Promise<ExecutionResult> {
  let result: ExecutionResult;
  try {
    result = await app.graphql(admitted.source, { ...context }, variables);
  } catch (error) {
    const { errors } = error as RequestError;
    if (errors === undefined) throw error;
    return { errors: errors.map(({ message }) => refusal('VALIDATION', message)) };
  }
  if (result.errors === undefined) return result;
  if (result.data === undefined) {
    return { errors: result.errors.map(({ message }) => refusal('VALIDATION', message)) };
  }
  return { data: result.data, errors: result.errors.map((error) => shown(error, reply)) };
}

function shown(error: GraphQLError, reply: FastifyReply): GraphQLError {
  if (errorCode(error) !== undefined) return error;
  const masked = maskFault(error.originalError ?? error, reply);
  return Object.assign(masked, { path: error.path });
}
