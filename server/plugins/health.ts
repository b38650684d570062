import { applyStatus } from '@server/errors';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { setTimeout as after } from 'node:timers/promises';

/** Milliseconds within which a usable database says something. */
const ANSWER_WITHIN_MS = 1_000;

/** `/healthz`: the process is up. `/readyz`: the database answers as well, else 503. */
export function serveHealth(app: FastifyInstance, pool: Pool): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const ready = await answers(pool);
    if (!ready) applyStatus(reply, 503);
    return reply
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable' });
  });
}

async function answers(pool: Pool): Promise<boolean> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      pool.query('select 1').then(() => true),
      after(ANSWER_WITHIN_MS, false, { signal: timer.signal }),
    ]);
  } catch {
    return false;
  } finally {
    timer.abort();
  }
}
