import { errorCode, maskFault, refusal } from '@server/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Context } from './context';
import type { Admitted } from './operations';
import type { Variables } from './request';

/** A refusal of the request as a whole by the executor, such as a variable of the wrong type. */
interface RequestError {
  errors?: GraphQLError[];
}

/**
 * Runs an admitted operation. Refusals keep their codes; anything else that a resolver throws is a
 * fault and comes back masked (quality 1).
 */
export async function execute(
  app: FastifyInstance,
  admitted: Admitted,
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
