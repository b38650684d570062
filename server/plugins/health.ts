import { databaseAnswers } from '@server/db/answers';
import { applyStatus } from '@server/errors';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** `/healthz`: the process is up. `/readyz`: it is to get requests, since the database answers and it isn't stopping, else 503. */
export function serveHealth(app: FastifyInstance, pool: Pool, isDraining: () => boolean): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const ready = !isDraining() && (await databaseAnswers(pool));
    applyStatus(reply, ready ? 200 : 503);
    return reply
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable' });
  });
}
