import { applyStatus, maskFault, refusal, statusOf, type ErrorCode } from '@server/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';

/** One shape for every refusal and fault of the server: `{ errors: [{ message, extensions }] }`. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send(clientError(status));
    const masked = maskFault(error, reply);
    applyStatus(reply, statusOf({ errors: [masked] }));
    return reply.header('cache-control', 'no-store').send({ errors: [masked] });
  });
}

/** The body of an answer that refuses a request for what HTTP says about it. */
export function clientError(status: number, message?: string): { errors: unknown[] } {
  const code: ErrorCode = status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST';
  return { errors: [refusal(code, message ?? STATUS_CODES[status] ?? 'Bad Request')] };
}
