import { THEME_COOKIE } from '@domain/theme';
import { plainPage } from '@server/app/plugins/plain-page';
import { newToken } from '@server/modules/people';
import { generateKeyPairSync } from 'node:crypto';
import type { Configuration, Provider } from 'oidc-provider';
import { DEMO_IDENTITY_PATH, demoAccountOf } from './accounts';

export interface DemoProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/** The cookie by which a provider recognizes a browser. The demo's provider ignores it: see the routes. */
export const PROVIDER_SESSION = 'demo_session';

const SCOPE = 'openid email profile';
const TTL_SECONDS = 600;

/**
 * A real OpenID Connect provider with a new key at each start. The package is loaded at first use, since only a demo
 * needs it, and not at the start.
 */
export async function createDemoProvider(options: DemoProviderOptions): Promise<Provider> {
  const { Provider: DemoProvider } = await import('oidc-provider/lib/provider.js');
  return new DemoProvider(options.issuer, await configurationOf(options));
}

async function configurationOf({
  clientId,
  clientSecret,
  redirectUri,
}: DemoProviderOptions): Promise<Configuration> {
  const { createMemoryAdapter } = await import('oidc-provider/lib/adapters/memory_adapter.js');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${DEMO_IDENTITY_PATH}/interaction/${uid}` },
    cookies: {
      keys: [newToken()],
      names: {
        session: PROVIDER_SESSION,
        interaction: 'demo_interaction',
        resume: 'demo_interaction_resume',
      },
    },
    ttl: {
      AccessToken: TTL_SECONDS,
      AuthorizationCode: 60,
      Grant: TTL_SECONDS,
      IdToken: TTL_SECONDS,
      Interaction: TTL_SECONDS,
      Session: TTL_SECONDS,
    },
    clientBasedCORS: () => false,
    findAccount: (_context, subject) => {
      const account = demoAccountOf(subject);
      if (account === undefined) return undefined;
      const { name, email } = account;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, name, email, email_verified: true }),
      };
    },
    // Choosing an account is consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    renderError(context, { error_description: description }) {
      context.type = 'html';
      context.body = plainPage(
        {
          title: 'This sign-in can’t continue',
          text: [description ?? 'Start again.'],
          html: '<a class="button" href="/login">Back to sign-in</a>',
        },
        context.cookies.get(THEME_COOKIE),
      );
    },
  };
}
