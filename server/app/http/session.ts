import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { refusal, clientError } from '@server/platform/errors';
import { authStatus, signedInAs } from '@server/app/session';
import { csrfTokenOf, endSession, isSameSecret, newToken } from '@server/modules/people';
import type { Services } from '@server/platform/services';

/** `GET /api/csrf_token`: the token that the browser sends to start a sign-in. */
export function serveCsrfToken(app: FastifyInstance, { cookie }: Services): void {
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

/**
 * Refuses a request without the CSRF token of its own browser: before its body is read. A browser that sends the token
 * and no cookie has just been given both, so it keeps no cookies.
 */
export const requireCsrfToken =
  ({ cookie }: Services) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = cookie.read(request);
    const sent = request.headers['x-csrf-token'];
    if (token !== undefined && typeof sent === 'string' && isSameSecret(sent, csrfTokenOf(token))) {
      return;
    }
    void reply.header('cache-control', 'no-store').code(403);
    await reply.send(
      token === undefined && sent !== undefined
        ? { errors: [refusal('COOKIES_NEEDED', 'Cookies are needed to sign in.')] }
        : clientError(403, 'This page is out of date. Reload it and try again.'),
    );
  };

/** `GET /api/auth_status`: the signed-in user, if any (rules/sign-in#status-check). */
export function serveAuthStatus(
  app: FastifyInstance,
  { database, pool, providerName }: Services,
): void {
  app.get('/api/auth_status', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
    const signedIn = viewer && (await failFastIfDatabaseDown(signedInAs(database, viewer), pool));
    return authStatus(signedIn, providerName);
  });
}

/**
 * `DELETE /users/sign_out`: always 204; afterwards the cookie's token is invalid (rules/sign-in#sign-out). It takes no
 * CSRF token: the check of the request's origin guards it (rules/sign-in#sign-out).
 */
export function serveSignOut(app: FastifyInstance, { cookie, database, pool }: Services): void {
  // Exempt from refusals: signing out must always work.
  app.delete('/users/sign_out', { config: { writes: false } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const token = cookie.read(request);
    if (token !== undefined) await failFastIfDatabaseDown(endSession(database, token), pool);
    cookie.clear(reply);
    return reply.code(204).send();
  });
}
