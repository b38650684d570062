import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { DEMO_IDENTITY_PATH } from '../issuer';
import { onlyHere } from './only-here';
import { createDemoProvider, type DemoProviderOptions } from './provider';
import { serveAccountChoice, serveProtocol } from './routes';

export { DEMO_ACCOUNTS } from './accounts';
export { loadDemoAccounts } from './load-demo-accounts';
export { warmUpDemoIdentity } from './warm-up';

/** Serves the demo's own OpenID Connect provider beside the application (product 3). */
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
