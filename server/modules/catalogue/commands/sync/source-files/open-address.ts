import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import { ImportRefused } from '../../import/import-refusal';
import { NotPublic, openPublic } from '@server/platform/public-fetch';

/** The limits of a file or an address. */
export interface SourceLimits {
  /** Bytes, after decompression (rules/attacks#transport). */
  bytes: number;
  /** Milliseconds an address may be silent, before its first byte or between two. */
  silence: number;
  /** Milliseconds an address may take as a whole. */
  total: number;
  /** Refuses hosts that aren't on the internet, also for the address itself: somebody typed it on a page. */
  publicOnly?: boolean;
}

export const SOURCE_LIMITS: SourceLimits = {
  bytes: 64 * 1024 * 1024,
  silence: 15_000,
  total: 180_000,
};

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. @throws {ImportRefused} ADDRESS_UNREACHABLE or TOO_LARGE */
  chunks(): AsyncGenerator<Uint8Array>;
  /** Ends the connection; to be called in any case. */
  close(): void;
}

interface AskOptions {
  limits: SourceLimits;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Asks an address. The operator may name one of a private network. Redirects are followed to public web addresses, and within the
 * address's own host, so that no provider can make us ask a private network (rules/attacks#sources).
 *
 * @throws {ImportRefused} ADDRESS_UNREACHABLE for a connection that fails, silence, an answer that takes too long as a
 * whole, or a redirect that isn't followed
 */
export async function openAddress(address: string, options: AskOptions): Promise<Answer> {
  const { limits, signal } = options;
  const watch = new AbortController();
  const expire = (why: string) => () => watch.abort(unreachable(address, why));
  const total = setTimeout(expire('took too long to answer'), limits.total);
  let silence = setTimeout(expire('does not answer'), limits.silence);
  const stop = () => watch.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  const refusal = (error: unknown): unknown => {
    if (error instanceof ImportRefused || signal?.aborted) return error;
    if (watch.signal.reason instanceof ImportRefused) return watch.signal.reason;
    return unreachable(address, describe(error as Error));
  };
  let response: IncomingMessage | undefined;
  const close = () => {
    clearTimeout(total);
    clearTimeout(silence);
    signal?.removeEventListener('abort', stop);
    response?.destroy();
  };
  try {
    signal?.throwIfAborted();
    response = await followed(new URL(address), options, watch.signal);
  } catch (error) {
    close();
    throw refusal(error);
  }
  const { statusCode = 0, headers } = response;
  const opened = response;
  return {
    status: statusCode,
    headers,
    close,
    async *chunks() {
      let bytes = 0;
      try {
        for await (const chunk of bodyOf(opened)) {
          clearTimeout(silence);
          bytes += chunk.byteLength;
          if (bytes > limits.bytes) throw tooLarge(address, limits);
          yield chunk;
          silence = setTimeout(expire('stopped in the middle of its answer'), limits.silence);
        }
      } catch (error) {
        throw refusal(error);
      } finally {
        close();
      }
    },
  };
}

async function followed(
  first: URL,
  { headers, limits: { publicOnly = false } }: AskOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let address = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const isTrusted = !publicOnly && address.origin === first.origin;
    const response = await openPublic(address, {
      headers: { 'accept-encoding': 'gzip', ...headers },
      signal,
      isTrusted,
    });
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return response;
    response.destroy();
    if (!URL.canParse(location, address)) throw new NotPublic(`${location} is no web address.`);
    address = new URL(location, address);
  }
  throw new Error('It redirects in a circle.');
}

function bodyOf(response: IncomingMessage): AsyncIterable<Uint8Array> {
  if (response.headers['content-encoding'] !== 'gzip') return response;
  const unpacked = createGunzip();
  response.on('error', (error) => unpacked.destroy(error));
  return response.pipe(unpacked);
}

/** A source as people see it: an address without its user, password and parameters, which may be secret; or a file. */
export function shownSource(source: string): string {
  if (!/^https?:/i.test(source) || !URL.canParse(source)) return source;
  const { origin, pathname } = new URL(source);
  return `${origin}${pathname}`;
}

export const tooLarge = (source: string, limits: SourceLimits): ImportRefused =>
  new ImportRefused(
    'TOO_LARGE',
    `${shownSource(source)} is larger than ${Math.floor(limits.bytes / 1024 / 1024)} MB.`,
  );

export const unreachable = (address: string, why: string): ImportRefused =>
  new ImportRefused('ADDRESS_UNREACHABLE', `${shownSource(address)} ${why}.`);

/** Why a connection failed, for people. */
function describe(error: Error): string {
  if (error instanceof NotPublic)
    return `leads to where nothing is asked: ${error.message.replace(/\.$/, '')}`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (message === 'aborted') return 'broke off in the middle of its answer';
  return code === undefined ? 'cannot be reached' : `cannot be reached (${code})`;
}
