import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '@server/platform/services';
import { databaseAnswers } from '@server/platform/db/answers';
import { applyStatus } from '@server/platform/errors';

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
    /** Reports itself as stopping while requests are still served; resolves when it is time to close. */
    drain(): Promise<void>;
  }
}

/** Milliseconds for a load balancer to notice `/readyz`, and for keep-alive connections to be used once more. */
const SERVE_ON_MS = 2_000;

/**
 * Prepares the server for its end. A keep-alive connection may bring a request at any time, which closing would drop,
 * so each connection is closed with its next answer.
 *
 * @returns whether the server is stopping
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
