import type { IncomingMessage } from 'node:http';
import { openPublic } from './open-public';
import { NotPublic } from './public-lookup';

interface FetchOptions {
  /** The header of that name. */
  accept: string;
  /** What the answer has to be, in words: “a picture”. */
  what: string;
  /** Whether a content type is what is wanted; it may be empty. */
  isWanted: (type: string) => boolean;
  bytes: number;
  /** Milliseconds for all of it. */
  time: number;
  /** Also allows plain http and hosts of this machine; for tests. */
  loopback?: boolean;
  /** Ends it early. */
  signal?: AbortSignal;
}

/** Why a fetch brought nothing, as a sentence. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
  /** Whether the host doesn't answer in time, or says that it is overloaded: whatever is asked of it. */
  readonly isHosts: boolean;

  constructor(message: string, { isHosts = false, cause }: { isHosts?: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isHosts = isHosts;
  }
}

/** The statuses of a host that is overloaded. */
const OVERLOADED = new Set([429, 502, 503, 504]);
const REDIRECT = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches from a host on the internet over TLS, and from no other: redirects are refused, and so are addresses of
 * private networks (rules/attacks#addresses).
 *
 * @throws FetchFailed for any answer but what is wanted within the limits
 */
export async function fetchPublic(url: string, options: FetchOptions): Promise<Buffer> {
  const { accept, time, loopback = false, signal } = options;
  const address = new URL(url);
  if (address.protocol !== 'https:' && !loopback) {
    throw new FetchFailed(`${address.host} gets no requests without TLS.`, {});
  }
  const tooLong = AbortSignal.timeout(time);
  let response: IncomingMessage | undefined;
  try {
    response = await openPublic(address, {
      headers: { 'user-agent': 'Starbinder', accept },
      signal: signal ? AbortSignal.any([tooLong, signal]) : tooLong,
      isTrusted: loopback,
    });
    check(response, address, options);
    return await read(response, address, options);
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    if (error instanceof NotPublic) throw new FetchFailed(error.message, { cause: error });
    const why = tooLong.aborted
      ? 'takes too long'
      : `can’t be reached: ${(error as Error).message}`;
    throw new FetchFailed(`${address.host} ${why}.`, { isHosts: true, cause: error });
  } finally {
    response?.destroy();
  }
}

function check(response: IncomingMessage, { host }: URL, options: FetchOptions): void {
  const { statusCode, headers } = response;
  if (statusCode !== 200) {
    const isHosts = OVERLOADED.has(statusCode ?? 0);
    const is = REDIRECT.has(statusCode ?? 0) ? ', a redirect, which isn’t followed' : '';
    throw new FetchFailed(`${host} answered with status ${statusCode}${is}.`, { isHosts });
  }
  if (!options.isWanted(headers['content-type'] ?? '')) {
    throw new FetchFailed(`${host} didn’t answer with ${options.what}.`, {});
  }
  if (Number(headers['content-length'] ?? 0) > options.bytes) throw tooLarge(host, options);
}

async function read(response: IncomingMessage, { host }: URL, options: FetchOptions) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > options.bytes) throw tooLarge(host, options);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (host: string, { what }: FetchOptions) =>
  new FetchFailed(`${host} answered with too large ${what}.`, {});
