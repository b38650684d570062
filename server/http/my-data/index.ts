import type { Database } from '@server/db/database';
import { unlessGone } from '@server/db/unless-gone';
import { refusal } from '@server/errors';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectData } from './collect';

/** `GET /api/my_data`: everything about who asks, as a file; 401 for a visitor. */
export function serveMyData(app: FastifyInstance, database: Database, pool: Pool): void {
  app.get('/api/my_data', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await unlessGone(request.viewer(), pool);
    if (viewer === null) {
      void reply.code(401);
      return { errors: [refusal('UNAUTHENTICATED', 'Please sign in.')] };
    }
    const data = await unlessGone(collectData(database, viewer.id), pool);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="starbinder-my-data.json"')
      .send(`${JSON.stringify(data, null, 2)}\n`);
  });
}
