import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { redirectPath } from '@domain/user';
import { failFastIfDatabaseDown } from '@server/db/answers';
import { applyStatus, applyStatusOf, errorCode, maskFault, refusal } from '@server/errors';
import {
  CALLBACK_PATH,
  completeSignIn,
  type IdentityClient,
  rememberAttempt,
  takeAttempt,
} from '@server/identity';
import { operationOf } from '@server/log';
import { sendPlainPage } from '@server/plugins/plain-page';
import { limitRate, SIGN_IN_RATE } from '@server/rate-limit';
import { isToken, tokenHash } from '@server/session';
import type { Services } from '@server/services';
import { requireCsrfToken } from './session';

/** The size limit of a body with one address. */
const BODY_LIMIT = 16 * 1024;

/**
 * How many seconds ago the provider may have authenticated a visitor. A month doesn't ask for a password more often
 * than the provider, but makes it state the time.
 */
const VISITOR_WITHIN = 30 * 86_400;
/** The same for a signed-in user, who signs in again for an action that needs a fresh session. */
const SIGNED_IN_WITHIN = 60;

/**
 * `POST /auth/google_oauth2`: the address for the sign-in, as `redirect_url` (rules/sign-in#flow). 403 without the CSRF
 * token, 429 for too many, 503 `UNAVAILABLE` within five seconds when the provider can't be reached.
 */
export function serveBeginSignIn(
  app: FastifyInstance,
  services: Services,
  client: IdentityClient,
): void {
  const { cookie, database, pool } = services;
  const options = { bodyLimit: BODY_LIMIT, onRequest: requireCsrfToken(services) };

  app.post('/auth/google_oauth2', options, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // requireCsrfToken has checked that there is one.
    const token = cookie.read(request) ?? '';
    const asking = { database, address: request.ip };
    await failFastIfDatabaseDown(limitRate(asking, SIGN_IN_RATE, tokenHash(token)), pool);
    const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
    const begun = await client.begin(viewer === null ? VISITOR_WITHIN : SIGNED_IN_WITHIN);
    if (!begun.ok) {
      request.log.warn(
        { err: begun.cause, operation: operationOf(request) },
        'the identity provider is unavailable',
      );
      throw refusal('UNAVAILABLE', 'The sign-in service can’t be reached just now. Try again.');
    }
    const { url, secrets } = begun.value;
    const redirectTo = redirectPath(redirectToOf(request.body));
    await failFastIfDatabaseDown(rememberAttempt(database, { token, secrets, redirectTo }), pool);
    return { redirect_url: url };
  });
}

const redirectToOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'redirect_to' in body ? body.redirect_to : '/';

const OUTDATED =
  'This sign-in is over: it was used before, took longer than ten minutes, or was started in another browser.';
const CANCELLED =
  'You weren’t signed in, since the sign-in service wasn’t allowed to say who you are.';
const REFUSED = 'The sign-in service’s answer couldn’t be verified, so you weren’t signed in.';
const SUSPENDED = (contactEmail: string) =>
  `Your account is suspended. If you think that this is a mistake, write to ${contactEmail}.`;
const UNAVAILABLE = 'The sign-in service can’t be reached just now.';

/**
 * `GET /auth/google_oauth2/callback`: the browser returns from the provider. After a sign-in it goes to the remembered
 * path with a new token; an invalid return is 400 without a session (rules/sign-in#coming-back).
 */
export function serveFinishSignIn(
  app: FastifyInstance,
  { cookie, contactEmail, issuer, database, pool }: Services,
  client: IdentityClient,
): void {
  const options = { errorHandler: faultPage, config: { writes: true } };
  app.get(CALLBACK_PATH, options, async (request, reply) => {
    const { state, error } = request.query as Record<string, unknown>;
    const token = cookie.read(request);
    if (token === undefined || typeof state !== 'string' || !isToken(state)) {
      return refuse(reply, 400, OUTDATED);
    }
    const attempt = await failFastIfDatabaseDown(takeAttempt(database, { token, state }), pool);
    if (attempt === null) return refuse(reply, 400, OUTDATED);
    if (error === 'access_denied') return refuse(reply, 400, CANCELLED);

    const finished = await client.finish(queryOf(request), attempt.secrets);
    if (!finished.ok) {
      request.log.warn(
        { err: finished.cause, operation: operationOf(request) },
        'a sign-in did not succeed',
      );
      return finished.code === 'UNAVAILABLE'
        ? refuse(reply, 503, UNAVAILABLE)
        : refuse(reply, 400, REFUSED);
    }
    const newToken = await failFastIfDatabaseDown(
      completeSignIn(database, { signedIn: finished.value, issuer, formerToken: token }),
      pool,
    );
    if (newToken === null) return refuse(reply, 403, SUSPENDED(contactEmail));
    cookie.write(reply, newToken, 'lasting');
    return reply.header('cache-control', 'no-store').redirect(attempt.redirectTo, 302);
  });
}

const queryOf = ({ url }: FastifyRequest): string => url.slice(url.indexOf('?') + 1);

const refuse = (reply: FastifyReply, status: number, text: string) => {
  applyStatus(reply, status);
  return sendPage(reply, text);
};

const sendPage = (reply: FastifyReply, text: string) =>
  sendPlainPage(reply, {
    title: 'Not signed in',
    text: [text],
    html: '<a class="button" href="/login">Back to sign-in</a>',
  });

/** A person sees this answer, not the application, so a fault must be a page too. */
function faultPage(
  error: FastifyError | GraphQLError,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  const shown =
    error instanceof GraphQLError && errorCode(error) !== undefined
      ? error
      : maskFault(error, reply);
  applyStatusOf(reply, { errors: [shown] });
  void sendPage(reply, shown.message);
}
