import type { FastifyInstance } from 'fastify';
import type { Config } from '@server/platform/config/config';
import { newToken } from '@server/modules/people';
import { DEMO_IDENTITY_PATH, registerDemoIdentity } from '@server/app/demo/identity-provider';
import { createIdentityClient, type IdentityClient } from './client';

/** The path to which a browser returns from a provider (rules/sign-in#coming-back). */
export const CALLBACK_PATH = '/auth/google_oauth2/callback';

/** Registers sign-in with the configured provider, or else with the demo's own, which it starts. */
export async function registerIdentity(
  app: FastifyInstance,
  config: Pick<Config, 'oidc' | 'publicUrl'>,
  withinMs?: number,
): Promise<IdentityClient> {
  const redirectUri = new URL(CALLBACK_PATH, config.publicUrl).href;
  if (config.oidc !== undefined) {
    return createIdentityClient({
      ...config.oidc,
      redirectUri,
      withinMs,
      onOtherIssuer: (named) =>
        app.log.warn(`OIDC_ISSUER is better set to ${named}, as the provider calls itself`),
    });
  }
  const registered = {
    issuer: issuerOf(config),
    clientId: 'starbinder',
    clientSecret: newToken(),
  };
  await registerDemoIdentity(app, { ...registered, redirectUri, publicUrl: config.publicUrl });
  return createIdentityClient({ ...registered, redirectUri, withinMs });
}

/** The OpenID Connect provider that people sign in with (rules/operation#demo-mode). */
export const issuerOf = ({ oidc, publicUrl }: Pick<Config, 'oidc' | 'publicUrl'>): string =>
  oidc?.issuer ?? `${publicUrl}${DEMO_IDENTITY_PATH}`;
