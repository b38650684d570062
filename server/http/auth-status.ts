import type { User } from '@domain/user';
import { unlessGone } from '@server/db/unless-gone';
import type { Viewer } from '@server/session';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** `GET /api/auth_status`: whether someone is signed in, and who (spec 7). */
export function serveAuthStatus(app: FastifyInstance, pool: Pool): void {
  app.get('/api/auth_status', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await unlessGone(request.viewer(), pool);
    return { authenticated: viewer !== null, user: viewer && userOf(viewer) };
  });
}

const userOf = ({ id, name, handle, email, roles }: Viewer): User => ({
  id,
  name,
  handle,
  email,
  roles,
});
