import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { isPrivateAddress, NotPublic, publicLookup } from '@server/public-fetch/public-lookup';

const MOST_REDIRECTS = 5;

/**
 * Like `fetch`, for an address that was typed on a page: neither it nor a redirect may lead to this machine or to its
 * network.
 *
 * @throws NotPublic
 */
export async function fetchPublic(
  address: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const message = await ask(url, { ...headers, 'accept-encoding': 'identity' }, signal);
    const { statusCode = 0 } = message;
    const { location } = message.headers;
    if (statusCode < 300 || statusCode > 399 || location === undefined) {
      return responseOf(message, statusCode);
    }
    message.destroy();
    url = new URL(location, url);
  }
  throw new Error('too many redirects');
}

function ask(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || (isIP(host) !== 0 && isPrivateAddress(host))) throw new NotPublic(host);
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, lookup: publicLookup }, resolve).on('error', reject);
  });
}

function responseOf(message: IncomingMessage, status: number): Response {
  const type = message.headers['content-type'] ?? '';
  const body = status === 200 ? (Readable.toWeb(message) as ReadableStream) : null;
  if (body === null) message.destroy();
  return new Response(body, {
    status: status >= 200 && status <= 599 ? status : 502,
    headers: { 'content-type': type },
  });
}
