import { isLoopback } from '@server/platform/config/config';
import { newToken } from '@server/modules/people';
import * as openid from 'openid-client';
import { boundedFetch, isProviderUnavailable } from './bounded-fetch';
import { type Credentials, refusesClient, waysToAuthenticate } from './client-authentication';
import { discover } from './discover';
import { discoveryFailure, type Failure, signInFailure } from './failure';
import { personOf, type Person } from './person';

/**
 * Milliseconds within which a provider must send everything for one step of a sign-in (rules/operation#provider-down).
 */
const PROVIDER_WITHIN_MS = 4_500;
const SCOPE = 'openid email profile';
/** What we read about a person. */
const CLAIMS = ['email', 'email_verified', 'name'] as const;

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

export type Outcome<Value> = { ok: true; value: Value } | Failure;

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

export interface IdentityClientOptions extends Credentials {
  issuer: string;
  /** Values of the parameter `prompt`, with spaces between them; many providers refuse what they don't know. */
  prompt?: string | undefined;
  /** The address to which the browser returns. */
  redirectUri: string;
  withinMs?: number | undefined;
  /** Called once if the provider calls itself something else than the given issuer, and is used all the same. */
  onOtherIssuer?: (named: string) => void;
}

export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { clientId, prompt, redirectUri, withinMs = PROVIDER_WITHIN_MS } = options;
  const issuer = new URL(options.issuer);
  const insecure = issuer.protocol === 'http:' && isLoopback(issuer.hostname);
  let metadata: Promise<openid.ServerMetadata> | undefined;
  /** How the program authenticates at the token endpoint; what was refused last comes last. */
  let ways: readonly openid.ClientAuth[] = [];

  /** Reads the provider's configuration at first use; after a failure the next use tries again. */
  const discovered = (): Promise<openid.ServerMetadata> =>
    (metadata ??= readMetadata().catch((error: unknown) => {
      metadata = undefined;
      throw error;
    }));

  async function readMetadata(): Promise<openid.ServerMetadata> {
    const found = await discover(issuer, clientId, {
      execute: insecure ? [openid.allowInsecureRequests] : [],
      [openid.customFetch]: boundedFetch(AbortSignal.timeout(withinMs)),
    });
    ways = waysToAuthenticate(options, found.token_endpoint_auth_methods_supported);
    if (new URL(found.issuer).href !== issuer.href) options.onOtherIssuer?.(found.issuer);
    return found;
  }

  /** Created for each step, since all requests of a step share one deadline. */
  async function configuration(): Promise<(way?: openid.ClientAuth) => openid.Configuration> {
    const fetchInTime = boundedFetch(AbortSignal.timeout(withinMs));
    const server = await discovered();
    return (way) => {
      const made = new openid.Configuration(server, clientId, undefined, way);
      made[openid.customFetch] = fetchInTime;
      if (insecure) openid.allowInsecureRequests(made);
      // Without it, the signature isn't checked, since the token comes directly from the provider.
      openid.enableNonRepudiationChecks(made);
      return made;
    };
  }

  return {
    async begin(withinSeconds) {
      const secrets: Secrets = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
      try {
        const configured = (await configuration())();
        const url = openid.buildAuthorizationUrl(configured, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
          ...(prompt !== undefined && { prompt }),
          // Also makes a provider send `auth_time`.
          max_age: String(withinSeconds),
        });
        return { ok: true, value: { url: url.href, secrets } };
      } catch (cause) {
        return discoveryFailure(cause);
      }
    },

    async finish(query, { state, nonce, codeVerifier }) {
      const callback = new URL(redirectUri);
      callback.search = query;
      const checks: openid.AuthorizationCodeGrantChecks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      };
      try {
        const configured = await configuration();
        const tokens = await firstAccepted((way) =>
          openid.authorizationCodeGrant(configured(way), callback, checks),
        );
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('The provider sent no ID token.');
        const person = personOf(await allClaims(configured(), tokens.access_token, claims));
        return { ok: true, value: { person, authenticatedAt: claims.auth_time ?? null } };
      } catch (cause) {
        return signInFailure(cause);
      }
    },
  };

  /** Asks in one way after the other until the provider recognizes the client. */
  async function firstAccepted<Answer>(
    ask: (way: openid.ClientAuth) => Promise<Answer>,
  ): Promise<Answer> {
    let refusal: unknown;
    for (const way of ways) {
      try {
        return await ask(way);
      } catch (error) {
        if (!refusesClient(error)) throw error;
        refusal ??= error;
        ways = [...ways.filter((other) => other !== way), way];
      }
    }
    throw refusal;
  }
}

/**
 * The ID token's claims, with those of the userinfo endpoint where it lacks some: many providers send the address, or
 * whether they have verified it, only there.
 */
async function allClaims(
  configured: openid.Configuration,
  accessToken: string,
  claims: openid.IDToken,
): Promise<Record<string, unknown>> {
  const isWhole = CLAIMS.every((name) => claims[name] !== undefined);
  if (isWhole || configured.serverMetadata().userinfo_endpoint === undefined) return claims;
  try {
    const more = await openid.fetchUserInfo(configured, accessToken, claims.sub);
    return { ...claims, ...more, iss: claims.iss };
  } catch (error) {
    if (claims['email'] === undefined || isProviderUnavailable(error)) throw error;
    return claims;
  }
}
