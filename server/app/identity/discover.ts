import * as openid from 'openid-client';

/**
 * Reads a provider's configuration. A provider is known by the exact text of its issuer; where that differs from the
 * configured one by a slash at its end alone, the provider's own text counts.
 *
 * @returns its metadata, whose `issuer` may differ from the given one by that slash
 * @throws what openid-client throws, also for any other issuer than the given one
 */
export async function discover(
  issuer: URL,
  clientId: string,
  options: openid.DiscoveryRequestOptions,
): Promise<openid.ServerMetadata> {
  const read = async (address: URL) =>
    (await openid.discovery(address, clientId, undefined, undefined, options)).serverMetadata();
  try {
    return await read(issuer);
  } catch (error) {
    const named = otherIssuerIn(error);
    if (named === null || withoutSlash(named) !== withoutSlash(issuer.href)) throw error;
    return read(new URL(named));
  }
}

/** The issuer that a provider calls itself, if that is why its configuration was refused. */
export function otherIssuerIn(error: unknown): string | null {
  if (!(error instanceof openid.ClientError)) return null;
  const { attribute, body } = (error.cause ?? {}) as {
    attribute?: string;
    body?: Partial<openid.ServerMetadata>;
  };
  const named = attribute === 'issuer' ? body?.issuer : undefined;
  return named !== undefined && URL.canParse(named) ? named : null;
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');
