import {
  applyStatusOf,
  errorCode,
  maskFault,
  RecentFaults,
  refusal,
  type ErrorCode,
} from '@server/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { STATUS_CODES } from 'node:http';

/** The shape of every refusal and fault of the server: `{ errors: [{ message, extensions }] }`. */
export function handleErrors(app: FastifyInstance): void {
  app.decorate('recentFaults', new RecentFaults());
  app.setErrorHandler((error: FastifyError | GraphQLError, _request, reply) => {
    void reply.header('cache-control', 'no-store');
    const status = ('statusCode' in error && error.statusCode) || 500;
    if (status >= 400 && status < 500) return reply.code(status).send(clientError(status));
    const isRefusal = error instanceof GraphQLError && errorCode(error) !== undefined;
    const errors = [isRefusal ? error : maskFault(error, reply)];
    applyStatusOf(reply, { errors });
    return reply.send({ errors });
  });
}

const CODES: Partial<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
};

/** The body of a refusal for an HTTP reason. */
export function clientError(status: number, message?: string): { errors: unknown[] } {
  return {
    errors: [
      refusal(CODES[status] ?? 'BAD_REQUEST', message ?? STATUS_CODES[status] ?? 'Bad Request'),
    ],
  };
}
