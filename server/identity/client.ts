import { isLoopback } from '@server/config';
import { newToken } from '@server/session';
import * as openid from 'openid-client';
import { boundedFetch, isProviderGone } from './bounded-fetch';
import { personOf, type Person } from './person';

/**
 * Milliseconds within which a provider has to have said all that one step of a sign-in needs
 * (rules/operation#provider-down).
 */
const PROVIDER_WITHIN_MS = 4_500;
const SCOPE = 'openid email profile';

/** What a sign-in that was begun has to come back with; base64url. */
export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who came back from the provider. */
export interface SignedIn {
  person: Person;
  /** When the provider asked them to prove who they are, in seconds since 1970; null where it doesn't say. */
  authenticatedAt: number | null;
}

/**
 * `UNAVAILABLE`: the provider can't be reached just now, or what it says of itself is wrong.
 * `REFUSED`: what came back from it doesn't hold.
 */
export type Outcome<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: 'UNAVAILABLE' | 'REFUSED'; cause: unknown };

/** A sign-in with an OpenID Connect provider: authorization code, PKCE, state and nonce (rules/sign-in#flow). */
export interface IdentityClient {
  /**
   * Where the browser goes to sign in, and what to remember until it comes back.
   *
   * @param withinSeconds how long ago the person may have proved who they are; else the provider asks them to again
   */
  begin(withinSeconds: number): Promise<Outcome<{ url: string; secrets: Secrets }>>;
  /** @param query what the browser came back with, after `?` */
  finish(query: string, secrets: Secrets): Promise<Outcome<SignedIn>>;
}

export interface IdentityClientOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the browser comes back to. */
  redirectUri: string;
  withinMs?: number | undefined;
}

export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { clientId, clientSecret, redirectUri, withinMs = PROVIDER_WITHIN_MS } = options;
  const issuer = new URL(options.issuer);
  const insecure = issuer.protocol === 'http:' && isLoopback(issuer.hostname);
  let metadata: Promise<openid.ServerMetadata> | undefined;

  /** Asks the provider about itself at first use; a failure is forgotten, so that the next use asks again. */
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

  /** Made for each step, since all that the step asks shares one deadline. */
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
    // Without it, the signature isn't looked at, since the token comes straight from the provider.
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
          // Else someone who signed out of a shared machine is signed in again without being asked.
          prompt: 'select_account',
          // Also what makes a provider say when it asked: `auth_time`.
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
        // Some providers tell the address only here.
        const more =
          claims['email'] === undefined && configured.serverMetadata().userinfo_endpoint
            ? await openid.fetchUserInfo(configured, tokens.access_token, claims.sub)
            : {};
        const person = personOf({ ...more, ...claims });
        return { ok: true, value: { person, authenticatedAt: claims.auth_time ?? null } };
      } catch (cause) {
        return { ok: false, code: isProviderGone(cause) ? 'UNAVAILABLE' : 'REFUSED', cause };
      }
    },
  };
}
