import * as openid from 'openid-client';

/** The methods with a secret, in the order in which they are tried: a form's secret can be encoded in one way only. */
export const CLIENT_AUTH_METHODS = ['client_secret_post', 'client_secret_basic'] as const;
export type ClientAuthMethod = (typeof CLIENT_AUTH_METHODS)[number];

export interface Credentials {
  clientId: string;
  clientSecret: string;
  /** The only method to use; without it, those that the provider advertises. */
  clientAuth?: ClientAuthMethod | undefined;
}

/**
 * The ways in which the program may prove at the token endpoint that it is the client, in the order to try them. A
 * provider lists what it knows, not which method this client is registered for.
 *
 * @param advertised the provider's `token_endpoint_auth_methods_supported`
 */
export function waysToAuthenticate(
  { clientId, clientSecret, clientAuth }: Credentials,
  advertised: readonly string[] = [],
): openid.ClientAuth[] {
  const wanted = clientAuth === undefined ? advertised : [clientAuth];
  const known = CLIENT_AUTH_METHODS.filter((method) => wanted.includes(method));
  return (known.length === 0 ? CLIENT_AUTH_METHODS : known).flatMap((method) =>
    method === 'client_secret_post'
      ? [openid.ClientSecretPost(clientSecret)]
      : basicWays(clientId, clientSecret),
  );
}

/**
 * RFC 6749 wants both texts form-urlencoded before they are joined, and many providers don't decode them. Whichever
 * is wrong is refused, since the texts then differ.
 */
function basicWays(clientId: string, clientSecret: string): openid.ClientAuth[] {
  const encoded = openid.ClientSecretBasic(clientSecret);
  const isSameEncoded = /^[a-z\d]*$/i.test(clientId + clientSecret);
  if (isSameEncoded || clientId.includes(':')) return [encoded];
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return [
    encoded,
    (_server, _client, _body, headers) => headers.set('authorization', `Basic ${credentials}`),
  ];
}

/** What providers call it if the secret isn't where they look for it, or isn't right. */
const REFUSALS = new Set(['invalid_client', 'unauthorized_client', 'invalid_request']);

/** Whether a token endpoint's answer means that it didn't recognize the client, so that another way is worth a try. */
export function refusesClient(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) {
    return error.status === 401 || REFUSALS.has(error.error);
  }
  return (
    error instanceof openid.ClientError &&
    error.cause instanceof Response &&
    error.cause.status === 401
  );
}
