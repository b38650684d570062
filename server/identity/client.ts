import { isLoopback } from '@server/config';
import { newToken } from '@server/session';
import * as openid from 'openid-client';
import { boundedFetch, isProviderUnavailable } from './bounded-fetch';
import { personOf, type Person } from './person';

/**
 * Milliseconds within which a provider must send everything for one step of a sign-in (rules/operation#provider-down).
 */
const PROVIDER_WITHIN_MS = 4_500;
const SCOPE = 'openid email profile';

/** The secrets of a started sign-in; base64url. */
export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The person who returned from the provider. */
export interface SignedIn {
  person: Person;
  /** When the provider authenticated them, in seconds since 1970; null if it doesn't say. */
  authenticatedAt: number | null;
}

/** `UNAVAILABLE`: the provider can't be reached, or its configuration is wrong. `REFUSED`: its answer is invalid. */
export type Outcome<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: 'UNAVAILABLE' | 'REFUSED'; cause: unknown };

/** A sign-in with an OpenID Connect provider: authorization code, PKCE, state and nonce (rules/sign-in#flow). */
export interface IdentityClient {
  /**
   * The address of the sign-in, and the secrets to store until the browser returns.
   *
   * @param withinSeconds how long ago the person may have been authenticated; else the provider asks again
   */
  begin(withinSeconds: number): Promise<Outcome<{ url: string; secrets: Secrets }>>;
  /** @param query the query string of the browser's return */
  finish(query: string, secrets: Secrets): Promise<Outcome<SignedIn>>;
}

export interface IdentityClientOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The address to which the browser returns. */
  redirectUri: string;
  withinMs?: number | undefined;
}

export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { clientId, clientSecret, redirectUri, withinMs = PROVIDER_WITHIN_MS } = options;
  const issuer = new URL(options.issuer);
  const insecure = issuer.protocol === 'http:' && isLoopback(issuer.hostname);
  let metadata: Promise<openid.ServerMetadata> | undefined;

  /** Reads the provider's configuration at first use; after a failure the next use tries again. */
  const discovered = (): Promise<openid.ServerMetadata> =>
    (metadata ??= discover().catch((error: unknown) => {
      metadata = undefined;
      throw error;
    }));

  async function discover(): Promise<openid.ServerMetadata> {
    const found = await openid.discovery(issuer, clientId, undefined, undefined, {
      execute: insecure ? [openid.allowInsecureRequests] : [],
      [openid.customFetch]: boundedFetch(AbortSignal.timeout(withinMs)),
    });
    return found.serverMetadata();
  }

  /** Created for each step, since all requests of a step share one deadline. */
  async function configuration(): Promise<openid.Configuration> {
    const deadline = AbortSignal.timeout(withinMs);
    const server = await discovered();
    const posts = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const made = new openid.Configuration(
      server,
      clientId,
      undefined,
      posts ? openid.ClientSecretPost(clientSecret) : openid.ClientSecretBasic(clientSecret),
    );
    made[openid.customFetch] = boundedFetch(deadline);
    if (insecure) openid.allowInsecureRequests(made);
    // Without it, the signature isn't checked, since the token comes directly from the provider.
    openid.enableNonRepudiationChecks(made);
    return made;
  }

  return {
    async begin(withinSeconds) {
      const secrets: Secrets = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
      try {
        const url = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
          // Otherwise someone who signed out of a shared machine would be signed in again without a question.
          prompt: 'select_account',
          // Also makes a provider send `auth_time`.
          max_age: String(withinSeconds),
        });
        return { ok: true, value: { url: url.href, secrets } };
      } catch (cause) {
        return { ok: false, code: 'UNAVAILABLE', cause };
      }
    },

    async finish(query, { state, nonce, codeVerifier }) {
      const callback = new URL(redirectUri);
      callback.search = query;
      try {
        const configured = await configuration();
        const tokens = await openid.authorizationCodeGrant(configured, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('The provider sent no ID token.');
        // Some providers send the address only here.
        const more =
          claims['email'] === undefined && configured.serverMetadata().userinfo_endpoint
            ? await openid.fetchUserInfo(configured, tokens.access_token, claims.sub)
            : {};
        const person = personOf({ ...more, ...claims });
        return { ok: true, value: { person, authenticatedAt: claims.auth_time ?? null } };
      } catch (cause) {
        return { ok: false, code: isProviderUnavailable(cause) ? 'UNAVAILABLE' : 'REFUSED', cause };
      }
    },
  };
}
