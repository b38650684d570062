import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { sendReady } from '@server/platform/ready-answers';
import type { Services } from '@server/platform/services';
import type { FastifyInstance } from 'fastify';

/** `GET /api/market`: what everyone may see of what players sell, ready-made (rules/search#market). */
export function serveMarket(app: FastifyInstance, { market, pool }: Services): void {
  app.get('/api/market', async (request, reply) => {
    const { answer } = await failFastIfDatabaseDown(market.get(), pool);
    return sendReady(request, reply, answer);
  });
}
