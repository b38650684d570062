import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress, NotPublic, publicLookup } from './public-lookup';

export interface OpenOptions {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Allows hosts of this machine and of private networks: the operator named the address. */
  isTrusted: boolean;
}

/**
 * Sends a GET request to an address on the internet, and to no other; redirects aren't followed.
 *
 * @returns the answer, whatever its status, whose body is still to be read
 * @throws NotPublic, or what the connection throws
 */
export async function openPublic(
  address: URL,
  { headers, signal, isTrusted }: OpenOptions,
): Promise<IncomingMessage> {
  const { protocol, hostname } = address;
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new NotPublic(`${address.href} is no web address.`);
  }
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  if (!isTrusted && isIP(host) !== 0 && isPrivateAddress(host)) {
    throw new NotPublic(`${host} is not on the internet.`);
  }
  const get = protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    const options = { headers, signal, ...(!isTrusted && { lookup: publicLookup }) };
    get(address, options, resolve).on('error', reject);
  });
}
