import type { Config } from '@server/config';

/** Where the demo's own identity provider answers, under the program's address. */
export const DEMO_IDENTITY_PATH = '/demo-identity';

/** The OpenID Connect provider that people sign in with (product 3). */
export const issuerOf = ({ oidc, publicUrl }: Pick<Config, 'oidc' | 'publicUrl'>): string =>
  oidc?.issuer ?? `${publicUrl}${DEMO_IDENTITY_PATH}`;
