import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '@server/platform/config/config';
import { DEMO_IDENTITY_PATH } from './accounts';
import { createDemoProvider, type DemoProviderOptions } from './provider';
import { serveAccountChoice, serveProtocol } from './routes';

/** Serves the demo's own OpenID Connect provider beside the application (rules/operation#demo-mode). */
export async function registerDemoIdentity(
  app: FastifyInstance,
  { publicUrl, ...options }: DemoProviderOptions & { publicUrl: string },
): Promise<void> {
  let made: Promise<Provider> | undefined;
  const provider = () => (made ??= createDemoProvider(options));

  await app.register(
    async (scope) => {
      scope.addHook('onRequest', onlyHere(publicUrl));
      await scope.register(async (pages) => serveAccountChoice(pages, provider));
      await scope.register(async (protocol) => serveProtocol(protocol, provider));
    },
    { prefix: DEMO_IDENTITY_PATH },
  );
}

/** Headers that proxies, tunnels and content networks add to forwarded requests. Browsers send none of them. */
const PASSED_ON =
  /^(?:via|forwarded|cdn-loop)$|^(?:x-forwarded|x-original-|x-envoy-|cf-)|[-_](?:client-?)?ip$/;

/**
 * Accepts only direct requests to this machine: anybody may sign in as anybody at the demo's provider, so it must not
 * be reachable through a proxy.
 */
const onlyHere =
  (publicUrl: string) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { host } = new URL(publicUrl);
    const isForwarded = Object.keys(request.headers).some((name) => PASSED_ON.test(name));
    if (request.headers.host !== host || isForwarded) return void reply.callNotFound();
    done();
  };

/** Sends the demo's provider a request once the program is ready, so the first sign-in doesn't wait while it loads. */
export async function warmUpDemoIdentity(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.inject({
    url: `${DEMO_IDENTITY_PATH}/.well-known/openid-configuration`,
    headers: { host: new URL(publicUrl).host },
  });
}
