import { operationOf } from '@server/platform/log';
import { type PlainPage, sendPlainPage, SIGNED_IN_ALREADY } from '@server/app/plugins/plain-page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { DEMO_ACCOUNTS, demoAccountOf, DEMO_IDENTITY_PATH } from './accounts';
import { PROVIDER_SESSION } from './provider';

const CHOICE = '/interaction/:uid';

/** The page with a button for each account, and the buttons' actions. */
export function serveAccountChoice(app: FastifyInstance, provider: () => Promise<Provider>): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get(CHOICE, async (request, reply) => {
    await (await provider()).interactionDetails(request.raw, reply.raw);
    return sendPlainPage(reply, CHOICE_PAGE);
  });

  app.post(CHOICE, async (request, reply) => {
    const chosen = request.body instanceof URLSearchParams ? request.body.get('account') : null;
    const account = demoAccountOf(chosen);
    if (account === undefined) return sendPlainPage(reply.code(400), OVER_PAGE);
    const accountId = account.subject;
    const returnTo = await (
      await provider()
    ).interactionResult(request.raw, reply.raw, {
      login: { accountId, remember: false },
    });
    return reply.header('cache-control', 'no-store').redirect(returnTo, 303);
  });

  app.setErrorHandler(async (error, request, reply) => {
    request.log.info(
      { err: error, operation: operationOf(request) },
      'the demo sign-in cannot continue',
    );
    return sendPlainPage(reply.code(400), await overPage(request));
  });
}

/** Who goes back to the choice after signing in finds it used. */
async function overPage(request: FastifyRequest): Promise<PlainPage> {
  try {
    return (await request.viewer()) === null ? OVER_PAGE : SIGNED_IN_ALREADY;
  } catch {
    return OVER_PAGE;
  }
}

/** Everything else is the protocol, which the package handles from the raw request. */
export function serveProtocol(app: FastifyInstance, provider: () => Promise<Provider>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const answer = (await provider()).callback();
      const { raw } = request;
      const url = raw.url ?? '/';
      const mounted = Object.assign(raw, {
        originalUrl: url,
        url: url.slice(DEMO_IDENTITY_PATH.length),
      });
      // Browsers aren't remembered: each sign-in chooses an account again.
      if (raw.headers.cookie) raw.headers.cookie = withoutSession(raw.headers.cookie);
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      await answer(mounted, reply.raw);
    },
  });
}

const withoutSession = (cookies: string): string =>
  cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(PROVIDER_SESSION))
    .join('; ');

const CHOICE_PAGE: PlainPage = {
  title: 'Choose a demo account',
  text: ['These accounts are invented and stay on this machine. Nothing asks for a password.'],
  html: `<form method="post">${DEMO_ACCOUNTS.map(
    ({ subject, email }) => `<button name="account" value="${subject}">${email}</button>`,
  ).join('')}</form>`,
};

const OVER_PAGE: PlainPage = {
  title: 'This sign-in is over',
  text: ['It was used before, took too long, or was started in another browser.'],
  html: '<a class="button" href="/login">Back to sign-in</a>',
};
