import { redirectPath } from '@domain/user';
import type { Database } from '@server/db/database';
import { unlessGone } from '@server/db/unless-gone';
import { refusal } from '@server/errors';
import { rememberAttempt, type IdentityClient } from '@server/identity';
import { operationOf } from '@server/log';
import { limitRate } from '@server/rate-limit';
import { tokenHash, type SessionCookie } from '@server/session';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { wantsCsrfToken } from './csrf-token';
import { SIGN_IN_RATE } from './rates';

/** Bytes of a body that holds one address. */
const BODY_LIMIT = 16 * 1024;

/**
 * How many seconds ago a visitor may have proved to the provider who they are. A month asks nobody for a password more
 * often than the provider does, and still makes it say when it was.
 */
const VISITOR_WITHIN = 30 * 86_400;
/** The same for who is signed in: they begin again for what wants a fresh sign-in. */
const SIGNED_IN_WITHIN = 60;

export interface SignIn {
  cookie: SessionCookie;
  client: IdentityClient;
  /** Under which sessions count (product 3). */
  issuer: string;
  database: Database;
  pool: Pool;
}

/**
 * `POST /auth/google_oauth2`: where the browser goes to sign in, as `redirect_url` (spec 7). 403
 * without the CSRF token, 429 for too many, 503 `UNAVAILABLE` within five seconds when the provider can't be reached.
 */
export function serveBeginSignIn(app: FastifyInstance, signIn: SignIn): void {
  const { cookie, client, database, pool } = signIn;
  const options = { bodyLimit: BODY_LIMIT, onRequest: wantsCsrfToken(cookie) };

  app.post('/auth/google_oauth2', options, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // wantsCsrfToken let nobody in without one.
    const token = cookie.read(request) ?? '';
    const asking = { database, address: request.ip };
    await unlessGone(limitRate(asking, SIGN_IN_RATE, tokenHash(token)), pool);
    const viewer = await unlessGone(request.viewer(), pool);
    const begun = await client.begin(viewer === null ? VISITOR_WITHIN : SIGNED_IN_WITHIN);
    if (!begun.ok) {
      request.log.warn(
        { err: begun.cause, operation: operationOf(request) },
        'the identity provider cannot be used',
      );
      throw refusal('UNAVAILABLE', 'The sign-in service can’t be reached just now. Try again.');
    }
    const { url, secrets } = begun.value;
    const redirectTo = redirectPath(wantedOf(request.body));
    await unlessGone(rememberAttempt(database, { token, secrets, redirectTo }), pool);
    return { redirect_url: url };
  });
}

const wantedOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'redirect_to' in body ? body.redirect_to : '/';
