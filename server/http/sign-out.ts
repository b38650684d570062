import type { Database } from '@server/db/database';
import { unlessGone } from '@server/db/unless-gone';
import { endSession, type SessionCookie } from '@server/session';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

interface SignOut {
  cookie: SessionCookie;
  database: Database;
  pool: Pool;
}

/**
 * `DELETE /users/sign_out`: 204, whoever asks; from then on the cookie's token opens nothing (spec 7).
 * It takes no CSRF token: the check of the request's origin guards it (product 12).
 */
export function serveSignOut(app: FastifyInstance, { cookie, database, pool }: SignOut): void {
  // Whatever else is refused: somebody who leaves must be able to.
  app.delete('/users/sign_out', { config: { writes: false } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const token = cookie.read(request);
    if (token !== undefined) await unlessGone(endSession(database, token), pool);
    cookie.clear(reply);
    return reply.code(204).send();
  });
}
