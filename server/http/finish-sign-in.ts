import { unlessGone } from '@server/db/unless-gone';
import { applyStatus, applyStatusOf, errorCode, maskFault } from '@server/errors';
import { CALLBACK_PATH, completeSignIn, takeAttempt } from '@server/identity';
import { operationOf } from '@server/log';
import { plainPage } from '@server/plugins/plain-page';
import { isToken } from '@server/session';
import { GraphQLError } from 'graphql';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignIn } from './begin-sign-in';

const OUTDATED =
  'This sign-in is over: it was used before, took longer than ten minutes, or was begun in another browser.';
const CANCELLED =
  'You weren’t signed in, since the sign-in service wasn’t allowed to say who you are.';
const REFUSED = 'What the sign-in service said couldn’t be verified, so you weren’t signed in.';
const UNAVAILABLE = 'The sign-in service can’t be reached just now.';

/**
 * `GET /auth/google_oauth2/callback`: the browser is back from the provider. Signed in, it goes on to
 * the remembered path with a new token; whatever doesn't hold is 400 and no session (quality 1).
 */
export function serveFinishSignIn(app: FastifyInstance, signIn: SignIn): void {
  const { cookie, client, issuer, database, pool } = signIn;

  const options = { errorHandler: faultPage, config: { writes: true } };
  app.get(CALLBACK_PATH, options, async (request, reply) => {
    const { state, error } = request.query as Record<string, unknown>;
    const token = cookie.read(request);
    if (token === undefined || typeof state !== 'string' || !isToken(state)) {
      return refuse(reply, 400, OUTDATED);
    }
    const attempt = await unlessGone(takeAttempt(database, { token, state }), pool);
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
    const newToken = await unlessGone(
      completeSignIn(database, { signedIn: finished.value, issuer, formerToken: token }),
      pool,
    );
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
  reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      plainPage({
        title: 'Not signed in',
        text: [text],
        html: '<a class="button" href="/login">Back to sign-in</a>',
      }),
    );

/** A person looks at this answer, not the application, so that a fault has to be a page too. */
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
