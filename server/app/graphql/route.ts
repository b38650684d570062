import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import type { Database } from '@server/platform/db/database';
import { applyStatusOf, errorCode, maskFault, refusal } from '@server/platform/errors';
import { nameOperation } from '@server/platform/log';
import {
  type AnswerCache,
  ReadyAnswer,
  sendBytes,
  sendReady,
} from '@server/platform/ready-answers';
import type { RequestLimits } from '@server/app/plugins/limit-requests';
import type { Services } from '@server/platform/services';
import type { Viewer } from '@server/platform/viewer';
import type { Context } from '@server/platform/graphql/context';
import type { AdmittedOperation, FindOperation } from './operations';
import { fromBody, fromQuery, type Variables } from './request';
import type { AnyQuery } from '@server/platform/http/any-query';

interface GraphQLRoute {
  findOperation: FindOperation;
  cache: AnswerCache<ExecutionResult>;
  admitCost: RequestLimits['admitCost'];
}

/** `POST /graphql` for every operation, `GET /graphql` for queries that browsers may cache. */
export function serveGraphQL(
  app: FastifyInstance,
  { pool, replicas, share, ...others }: Services,
  { findOperation, cache, admitCost }: GraphQLRoute,
): void {
  app.get<AnyQuery>('/graphql', (request, reply) => {
    const parsed = fromQuery(request.query);
    const admitted = findOperation(parsed);
    if (!admitted.isQuery) {
      void reply.code(405).header('allow', 'POST');
      return { errors: [refusal('BAD_REQUEST', 'A mutation is sent by POST.')] };
    }
    return answer(admitted, parsed.variables, request, reply);
  });

  app.post('/graphql', { config: { writes: false } }, (request, reply) => {
    const parsed = fromBody(request.body);
    return answer(findOperation(parsed), parsed.variables, request, reply);
  });

  async function answer(
    admitted: AdmittedOperation,
    variables: Variables,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    nameOperation(request, admitted.name);
    if (!admitted.isQuery) {
      await app.ensureRoom();
      app.ownWrites.note(reply);
    }
    const askedCardSets = new Set<string>();
    let isKept = true;
    const asOf = (viewer: Viewer | null): number => {
      if (!admitted.readsReplica || app.ownWrites.areRecent(request)) return Infinity;
      // It is kept until the next change, so it must not miss the last one.
      if (admitted.readsCatalogueOnly) return replicas.catalogueChanges.last;
      return viewer === null ? -Infinity : replicas.inboxes.lastOf(viewer.id);
    };
    const run = async (viewer: Viewer | null) => {
      const { longWork, balancer, market, searchedCards, adminEmails, contactEmail } = others;
      const context = {
        longWork,
        balancer,
        market,
        searchedCards,
        adminEmails,
        contactEmail,
        recentFaults: app.recentFaults,
        askedCardSets,
        viewer,
        address: request.ip,
        passOver: () => (isKept = false),
        spend: (cost: number) => admitCost(cost, viewer?.id ?? null, request.ip),
      };
      const work = (database: Database) =>
        failFastIfDatabaseDown(
          execute(admitted, variables, { ...context, database }),
          database.$client,
        );
      const read = () => replicas.read(asOf(viewer), work, hasFault);
      // What people do with their own finds the other connections free, whatever visitors ask for.
      const isShared = admitted.searches || (admitted.isQuery && viewer === null);
      return seenByClient(await (isShared ? share.run(request.ip, read) : read()), reply);
    };
    if (!admitted.readsCatalogueOnly) {
      const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
      return sendOnce(request, reply, await run(viewer));
    }

    const key = cacheKey(admitted, variables);
    const ready = cache.get(key);
    if (ready !== undefined) return sendReady(request, reply, ready);
    const made = await cache.make(
      key,
      async () => {
        const result = await run(null);
        if (admitted.variableNames.length > 0 && saysNothing(result.data)) isKept = false;
        return result.errors === undefined ? new ReadyAnswer(JSON.stringify(result)) : result;
      },
      {
        cardSetIdOf: () => (admitted.readsOneCardSet ? [...askedCardSets][0] : undefined),
        isKept: () => isKept,
        isOneOfMany: Object.values(variables).some(Array.isArray),
      },
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

/** Equal for equal requests, in any order of variables and without undeclared ones. */
function cacheKey({ key, variableNames }: AdmittedOperation, variables: Variables): string {
  const canonical: Variables = {};
  for (const name of variableNames) canonical[name] = variables[name];
  return `${key} ${JSON.stringify(canonical)}`;
}

/** Whether an answer is null or empty throughout, as to a question about what doesn't exist: anybody can make these up. */
const saysNothing = (data: unknown): boolean =>
  data === null ||
  (typeof data === 'object' &&
    Object.entries(data).every(([name, part]) => name === '__typename' || saysNothing(part)));

/** Runs an admitted operation. A request that it can't be run with, such as one with a variable of the wrong type, is refused. */
async function execute(
  operation: AdmittedOperation,
  variables: Variables,
  context: Context,
): Promise<ExecutionResult> {
  const result = await operation.execute(context, variables);
  if (result.data !== undefined || result.errors === undefined) return result;
  return { errors: result.errors.map(({ message }) => refusal('VALIDATION', message)) };
}

/** Whether a resolver failed, rather than refused. */
const hasFault = ({ errors = [] }: ExecutionResult): boolean =>
  errors.some((error) => errorCode(error) === undefined);

/** The result as the client may see it. */
function seenByClient(result: ExecutionResult, reply: FastifyReply): ExecutionResult {
  const { errors } = result;
  if (errors === undefined) return result;
  return { ...result, errors: errors.map((error) => shown(error, reply)) };
}

function shown(error: GraphQLError, reply: FastifyReply): GraphQLError {
  if (errorCode(error) !== undefined) return error;
  const masked = maskFault(error.originalError ?? error, reply);
  return Object.assign(masked, { path: error.path });
}
