import { csrfTokenOf, isSameSecret, newToken, type SessionCookie } from '@server/session';
import { clientError } from '@server/plugins/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** `GET /api/csrf_token`: the token that the browser sends along to begin a sign-in (spec 7). */
export function serveCsrfToken(app: FastifyInstance, cookie: SessionCookie): void {
  app.get('/api/csrf_token', (request, reply) => {
    void reply.header('cache-control', 'no-store');
    let token = cookie.read(request);
    if (token === undefined) {
      token = newToken();
      cookie.write(reply, token);
    }
    return { csrf_token: csrfTokenOf(token) };
  });
}

/** Refuses a request without the CSRF token of its own browser: before its body is read. */
export const wantsCsrfToken =
  (cookie: SessionCookie) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = cookie.read(request);
    const said = request.headers['x-csrf-token'];
    if (token !== undefined && typeof said === 'string' && isSameSecret(said, csrfTokenOf(token))) {
      return;
    }
    void reply.header('cache-control', 'no-store').code(403);
    await reply.send(clientError(403, 'This page is out of date. Reload it and try again.'));
  };
