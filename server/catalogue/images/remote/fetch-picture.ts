import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { HostUnavailable, PictureUnavailable } from '../picture-unavailable';
import { isPrivateAddress, publicLookup } from './public-lookup';

export interface FetchLimits {
  bytes: number;
  /** Milliseconds for all of it. */
  time: number;
  /** Also allows plain http and hosts of this machine; for tests. */
  loopback: boolean;
}

const LIMITS: FetchLimits = { bytes: 8 * 1024 * 1024, time: 10_000, loopback: false };
/** The statuses of a host that is overloaded, whatever the picture. */
const OVERLOADED = new Set([429, 502, 503, 504]);
const HEADERS = { 'user-agent': 'Starbinder', accept: 'image/*' };

/**
 * Fetches a picture from the host that an import named, and from no other: redirects are refused
 * (rules/pictures#remote-pictures).
 *
 * @throws HostUnavailable if the host doesn't answer in time, or reports that it is overloaded
 * @throws PictureUnavailable for any answer but a picture within the limits
 */
export async function fetchPicture(url: string, given: Partial<FetchLimits> = {}): Promise<Buffer> {
  const limits = { ...LIMITS, ...given };
  const address = new URL(url);
  const isSecure = address.protocol === 'https:';
  if (!isSecure && !limits.loopback)
    throw new PictureUnavailable(`${address.host} gets no requests without TLS.`);
  const host = address.hostname.replaceAll(/^\[|\]$/g, '');
  if (!limits.loopback && isIP(host) !== 0 && isPrivateAddress(host)) {
    throw new PictureUnavailable(`${host} is not on the internet.`);
  }
  const signal = AbortSignal.timeout(limits.time);
  const response = await open(isSecure ? getSecure : getPlain, address, {
    headers: HEADERS,
    signal,
    ...(!limits.loopback && { lookup: publicLookup }),
  });
  try {
    check(response, address, limits);
    return await read(response, address, limits.bytes);
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    response.destroy();
  }
}

type Get = (
  url: URL,
  options: RequestOptions,
  answer: (response: IncomingMessage) => void,
) => {
  on(event: 'error', listener: (error: Error) => void): unknown;
};

const open = (get: Get, address: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, options, resolve).on('error', (error) => reject(asUnavailable(error)));
  });

function check({ statusCode, headers }: IncomingMessage, { host }: URL, limits: FetchLimits): void {
  if (statusCode !== 200) {
    const Reason = OVERLOADED.has(statusCode ?? 0) ? HostUnavailable : PictureUnavailable;
    throw new Reason(`${host} answered with status ${statusCode}.`);
  }
  const type = headers['content-type'] ?? '';
  // A foreign SVG could refer to other files and hosts.
  if (!type.startsWith('image/') || type.startsWith('image/svg')) {
    throw new PictureUnavailable(`${host} didn’t answer with a picture.`);
  }
  if (Number(headers['content-length'] ?? 0) > limits.bytes) throw tooLarge(host);
}

async function read(response: IncomingMessage, { host }: URL, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw tooLarge(host);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const asUnavailable = (error: unknown): PictureUnavailable =>
  error instanceof PictureUnavailable
    ? error
    : new HostUnavailable((error as Error).message, { cause: error });

const tooLarge = (host: string) =>
  new PictureUnavailable(`${host} answered with too large a picture.`);
