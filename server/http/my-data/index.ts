import type { Database } from '@server/db/database';
import { refusal } from '@server/errors';
import type { FastifyInstance } from 'fastify';
import { collectData } from './collect';

/** `GET /api/my_data`: everything about who asks, as a file; 401 for a visitor. */
export function serveMyData(app: FastifyInstance, database: Database): void {
  app.get('/api/my_data', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await request.viewer();
    if (viewer === null) {
      void reply.code(401);
      return { errors: [refusal('UNAUTHENTICATED', 'Please sign in.')] };
    }
    const data = await collectData(database, viewer.id);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="starbinder-my-data.json"')
      .send(`${JSON.stringify(data, null, 2)}\n`);
  });
}
