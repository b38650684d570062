import type { Database } from '@server/db/database';
import type { LongWork } from '@server/db/long-work';
import { unlessGone } from '@server/db/unless-gone';
import { refusal } from '@server/errors';
import { limitRate } from '@server/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { download } from '../download';
import { MY_DATA_RATE } from '../rates';
import { dataOf } from './data-of';

interface Dependencies {
  database: Database;
  pool: Pool;
  longWork: LongWork;
}

/** `GET /api/my_data`: everything about who asks, as a file; 401 for a visitor, 429 for too many. */
export function serveMyData(
  app: FastifyInstance,
  { database, pool, longWork }: Dependencies,
): void {
  app.get('/api/my_data', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await unlessGone(request.viewer(), pool);
    if (viewer === null) {
      void reply.code(401);
      return { errors: [refusal('UNAUTHENTICATED', 'Please sign in.')] };
    }
    await unlessGone(limitRate({ database, address: request.ip }, MY_DATA_RATE, viewer.id), pool);
    const pieces = longWork.stream(viewer.id, (data) => dataOf(data, viewer.id));
    const text = await download(pieces, { reply, pool });
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="starbinder-my-data.json"')
      .send(text);
  });
}
