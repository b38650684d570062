import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '@server/services';
import { databaseAnswers } from '@server/db/answers';
import { applyStatus } from '@server/errors';

/**
 * `/healthz`: the process is up. `/readyz`: it is ready for requests; 503 without the database and while the server stops.
 */
export function serveHealth(
  app: FastifyInstance,
  { pool }: Services,
  isDraining: () => boolean,
): void {
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends everybody elsewhere while all that still comes is served; resolves when it is time to close. */
    drain(): Promise<void>;
  }
}

/** Milliseconds for a load balancer to notice `/readyz`, and for kept-alive connections to be used once more. */
const SERVE_ON_MS = 2_000;

/**
 * Prepares the server for its end. A connection that is kept alive may bring a request at any moment, and closing it
 * just then would drop that one; so its next answer closes each connection.
 *
 * @returns whether the server is on its way out
 */
export function prepareDrain(app: FastifyInstance): () => boolean {
  let draining = false;
  app.decorate('drain', async () => {
    draining = true;
    await after(SERVE_ON_MS);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) void reply.header('connection', 'close');
    done(null, payload);
  });
  return () => draining;
}
