import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { loginPath, redirectPath } from '@domain/user';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { escapeHtml } from '@server/app/documents';
import { applyStatus, applyStatusOf, errorCode, maskFault, refusal } from '@server/platform/errors';
import {
  CALLBACK_PATH,
  completeSignIn,
  type FailureCode,
  type IdentityClient,
  rememberAttempt,
  takeAttempt,
} from '@server/app/identity';
import { operationOf } from '@server/platform/log';
import { sendPlainPage, SIGNED_IN_ALREADY } from '@server/app/plugins/plain-page';
import { limitRate, SIGN_IN_RATE } from '@server/platform/rate-limit';
import { isToken, tokenHash } from '@server/modules/people';
import type { Services } from '@server/platform/services';
import { requireCsrfToken } from './session';
import type { AnyQuery } from '@server/platform/http/any-query';

/** The size limit of a body with one address. */
const FORM_LIMIT = 16 * 1024;

/**
 * How many seconds ago the provider may have authenticated a visitor. A month doesn't ask for a password more often
 * than the provider, but makes it state the time.
 */
const VISITOR_WITHIN = 30 * 86_400;
/** For a signed-in user, who signs in again for an action that needs a fresh session. */
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
  const options = { bodyLimit: FORM_LIMIT, onRequest: requireCsrfToken(services) };

  app.post('/auth/google_oauth2', options, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // requireCsrfToken has checked that there is one.
    const token = cookie.read(request) ?? '';
    const asking = { database, address: request.ip };
    await failFastIfDatabaseDown(limitRate(asking, SIGN_IN_RATE, tokenHash(token)), pool);
    const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
    const begun = await client.begin(viewer === null ? VISITOR_WITHIN : SIGNED_IN_WITHIN);
    if (!begun.ok) {
      const { code, reason, cause } = begun;
      logFailure(request, cause, `no sign-in can start: ${reason}`);
      throw code === 'UNAVAILABLE'
        ? refusal('UNAVAILABLE', 'The sign-in service can’t be reached just now. Try again.')
        : refusal('MISCONFIGURED', 'This site’s settings don’t fit the sign-in service.');
    }
    const { url, secrets } = begun.value;
    const redirectTo = redirectPath(redirectToOf(request.body));
    await failFastIfDatabaseDown(rememberAttempt(database, { token, secrets, redirectTo }), pool);
    return { redirect_url: url };
  });
}

const redirectToOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'redirect_to' in body ? body.redirect_to : '/';

/** Without anybody's name or address. */
const logFailure = (request: FastifyRequest, err: unknown, sentence: string) =>
  request.log.warn({ err, operation: operationOf(request) }, sentence);

const OUTDATED =
  'This sign-in is over: it was used before, took longer than ten minutes, was started in another browser, or another tab signed in at the same moment.';
const NO_COOKIE =
  'This sign-in was started in another browser, or this one keeps no cookies for this site. Cookies are needed to sign in: allow them for this site, and start again here.';
const CANCELLED =
  'You weren’t signed in, since the sign-in service wasn’t allowed to say who you are.';
const SUSPENDED = (contactEmail: string) =>
  `Your account is suspended. If you think that this is a mistake, write to ${contactEmail}.`;

/** The status and the words of a return that signs nobody in. */
const FAILED: Readonly<Record<FailureCode, (contactEmail: string) => [number, string]>> = {
  UNAVAILABLE: () => [503, 'The sign-in service can’t be reached just now.'],
  MISCONFIGURED: (contactEmail) => [
    400,
    `Signing in doesn’t work on this site just now, since one of its settings doesn’t fit the sign-in service. Only its host can change that: write to ${contactEmail}.`,
  ],
  REPORTED: () => [
    400,
    'The sign-in service reported a problem, so you weren’t signed in. Try again.',
  ],
  NO_ADDRESS: (contactEmail) => [
    400,
    `The sign-in service didn’t say your e-mail address, which an account here needs. Add one to your account there, or write to ${contactEmail}.`,
  ],
  REFUSED: () => [
    400,
    'The sign-in service’s answer couldn’t be verified, so you weren’t signed in.',
  ],
};

/**
 * `GET /auth/google_oauth2/callback`: the browser returns from the provider. After a sign-in it goes to the remembered
 * path with a new token; an invalid return is 400 without a session (rules/sign-in#coming-back).
 */
export function serveFinishSignIn(
  app: FastifyInstance,
  services: Services,
  client: IdentityClient,
): void {
  const { cookie, contactEmail, issuer, database, pool } = services;
  const options = { errorHandler: faultPage, config: { writes: true } };
  app.get<AnyQuery>(CALLBACK_PATH, options, async (request, reply) => {
    const { state, error } = request.query;
    const token = cookie.read(request);
    if (token === undefined) return refuse(reply, 400, NO_COOKIE);
    if (typeof state !== 'string' || !isToken(state)) {
      return refuseOutdated(request, reply, services);
    }
    const attempt = await failFastIfDatabaseDown(takeAttempt(database, { token, state }), pool);
    if (attempt === null) return refuseOutdated(request, reply, services);
    const refuseAttempt = (status: number, text: string) =>
      refuse(reply, status, text, loginPath(attempt.redirectTo));
    if (error === 'access_denied') return refuseAttempt(400, CANCELLED);

    const finished = await client.finish(queryOf(request), attempt.secrets);
    if (!finished.ok) {
      logFailure(request, finished.cause, `a sign-in did not succeed: ${finished.reason}`);
      return refuseAttempt(...FAILED[finished.code](contactEmail));
    }
    const newToken = await failFastIfDatabaseDown(
      completeSignIn(database, { signedIn: finished.value, issuer, formerToken: token }),
      pool,
    );
    if (newToken === null) return refuseAttempt(403, SUSPENDED(contactEmail));
    if (finished.value.person.verifiedEmail === null) {
      request.log.warn(
        { operation: operationOf(request) },
        'somebody signed in whose address the provider doesn’t call verified (the claim email_verified isn’t true), so it gives no access',
      );
    }
    cookie.write(reply, newToken, 'lasting');
    return reply.header('cache-control', 'no-store').redirect(attempt.redirectTo, 302);
  });
}

/** A return that was used before, or is over, signs nobody in. Who is signed in already can go on. */
async function refuseOutdated(
  request: FastifyRequest,
  reply: FastifyReply,
  { pool }: Services,
): Promise<FastifyReply> {
  const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
  if (viewer === null) return refuse(reply, 400, OUTDATED);
  applyStatus(reply, 400);
  return sendPlainPage(reply, SIGNED_IN_ALREADY);
}

const queryOf = ({ url }: FastifyRequest): string => url.slice(url.indexOf('?') + 1);

/** @param back the login page's address, with where the person wanted to go if that is known */
const refuse = (reply: FastifyReply, status: number, text: string, back?: string) => {
  applyStatus(reply, status);
  return sendPage(reply, text, back);
};

const sendPage = (reply: FastifyReply, text: string, back = loginPath('/')) =>
  sendPlainPage(reply, {
    title: 'Not signed in',
    text: [text],
    html: `<a class="button" href="${escapeHtml(back)}">Back to sign-in</a>`,
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
