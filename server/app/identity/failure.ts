import * as openid from 'openid-client';
import { isProviderUnavailable } from './bounded-fetch';
import { refusesClient } from './client-authentication';
import { otherIssuerIn } from './discover';
import { NoAddress } from './person';

/**
 * `UNAVAILABLE`: the provider can't be reached. `MISCONFIGURED`: the host has to change a setting, here or at the
 * provider. `REPORTED`: the provider sent the person back with an error. `NO_ADDRESS`: it names no e-mail address of
 * theirs. `REFUSED`: its answer is invalid.
 */
export type FailureCode = 'UNAVAILABLE' | 'MISCONFIGURED' | 'REPORTED' | 'NO_ADDRESS' | 'REFUSED';

/** Why a step of a sign-in didn't succeed. */
export interface Failure {
  ok: false;
  code: FailureCode;
  /** For the host's log: what to look at. It says nothing about a person. */
  reason: string;
  cause: unknown;
}

const NEEDS_HOST: ReadonlySet<string> = new Set([
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_response_type',
]);

/** What a failure of the first step means: the provider's configuration can't be read or used. */
export function discoveryFailure(cause: unknown): Failure {
  if (isProviderUnavailable(cause)) return unavailable(cause);
  const named = otherIssuerIn(cause);
  const reason =
    named === null
      ? 'OIDC_ISSUER isn’t the address of an OpenID Connect provider: what is at its /.well-known/openid-configuration can’t be used'
      : `set OIDC_ISSUER to ${named}, which is what the provider there calls itself`;
  return { ok: false, code: 'MISCONFIGURED', reason, cause };
}

/** What a failure of the last step means: the person has come back from the provider. */
export function signInFailure(cause: unknown): Failure {
  if (isProviderUnavailable(cause)) return unavailable(cause);
  const failed = (code: FailureCode, reason: string): Failure => ({
    ok: false,
    code,
    reason,
    cause,
  });
  if (cause instanceof NoAddress) return failed('NO_ADDRESS', cause.message);
  if (cause instanceof openid.AuthorizationResponseError) {
    return failed(
      NEEDS_HOST.has(cause.error) ? 'MISCONFIGURED' : 'REPORTED',
      'the provider sent the person back with an error; its own log says more',
    );
  }
  if (refusesClient(cause)) {
    return failed(
      'MISCONFIGURED',
      'the provider refused the client: check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_CLIENT_AUTH',
    );
  }
  const found = detailsIn(cause);
  const algorithm = found.alg ?? found.header?.alg;
  if (algorithm !== undefined) {
    return failed(
      'MISCONFIGURED',
      `the provider signs ID tokens by ${word(algorithm)}, which isn’t accepted: choose one that it lists, such as RS256 or ES256`,
    );
  }
  return found.claim === undefined
    ? failed('REFUSED', 'the provider’s answer is invalid')
    : failed('REFUSED', `the ID token’s claim ${word(found.claim)} isn’t as it should be`);
}

const unavailable = (cause: unknown): Failure => ({
  ok: false,
  code: 'UNAVAILABLE',
  reason: 'the provider can’t be reached',
  cause,
});

/** What openid-client attaches to the innermost of its errors. */
interface Details {
  alg?: unknown;
  header?: { alg?: unknown };
  claim?: unknown;
}

function detailsIn(error: unknown): Details {
  let at = error;
  while (at instanceof Error) at = at.cause;
  return typeof at === 'object' && at !== null ? at : {};
}

const word = (value: unknown): string =>
  /^[\w-]{1,20}$/.test(String(value)) ? String(value) : '?';
