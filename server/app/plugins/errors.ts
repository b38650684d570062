import {
  applyStatusOf,
  errorCode,
  FAULT_RECORDED,
  maskFault,
  RecentFaults,
  clientError,
} from '@server/platform/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Pool } from 'pg';

/**
 * The shape of every refusal and fault of the server: `{ errors: [{ message, extensions }] }`. No cache keeps one whose
 * route doesn't say for how long.
 *
 * @returns the listener that hears of other processes' faults
 */
export function handleErrors(app: FastifyInstance, pool: Pool): Record<string, RecentFaults> {
  const recentFaults = new RecentFaults((fault) => {
    // A fault may be the database's. Then this process's list has it.
    pool.query('select pg_notify($1, $2)', [FAULT_RECORDED, fault]).catch(() => undefined);
  });
  app.decorate('recentFaults', recentFaults);
  app.setErrorHandler((error: FastifyError | GraphQLError, _request, reply) => {
    void reply.header('cache-control', 'no-store');
    const status = ('statusCode' in error && error.statusCode) || 500;
    if (status >= 400 && status < 500) return reply.code(status).send(clientError(status));
    const isRefusal = error instanceof GraphQLError && errorCode(error) !== undefined;
    const errors = [isRefusal ? error : maskFault(error, reply)];
    applyStatusOf(reply, { errors });
    return reply.send({ errors });
  });
  // Without the header, a cache may keep a 404 for as long as it likes.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
    done();
  });
  return { [FAULT_RECORDED]: recentFaults };
}
