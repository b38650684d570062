import { createReadStream } from 'node:fs';
import { NotPublic } from '@server/public-fetch/public-lookup';
import { fetchPublic } from './fetch-public';
import { ImportRefused } from './import-refusal';

const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/**
 * The bytes of a file or of an http(s) address, as they come in.
 *
 * @throws {ImportRefused} while reading: FILE_UNREADABLE, ADDRESS_UNREACHABLE or TOO_LARGE
 */
export async function* openSource(
  source: string,
  limits: SourceLimits = SOURCE_LIMITS,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const chunks = isAddress(source) ? readAddress(source, limits) : readLocalFile(source);
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > limits.bytes) {
      const megabytes = Math.floor(limits.bytes / 1024 / 1024);
      throw new ImportRefused('TOO_LARGE', `${source} is larger than ${megabytes} MB.`);
    }
    yield chunk;
  }
}

/** Providers refuse requests without a user agent. */
const HEADERS = { 'user-agent': 'Starbinder catalogue import', accept: 'application/json' };

/**
 * The bytes at an address. Redirects to http(s) are followed.
 *
 * @throws {ImportRefused} ADDRESS_UNREACHABLE for any status but 200, a web page, a connection that fails or breaks,
 * silence, or an answer that takes too long as a whole
 */
async function* readAddress(address: string, limits: SourceLimits): AsyncGenerator<Uint8Array> {
  const watch = new AbortController();
  const expire = (why: string) => () => watch.abort(unreachable(address, why));
  const total = setTimeout(expire('took too long to answer'), limits.total);
  let silence = setTimeout(expire('does not answer'), limits.silence);
  try {
    const request = limits.publicOnly ? fetchPublic : fetch;
    const response = await request(address, { headers: HEADERS, signal: watch.signal });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw unreachable(address, `answered with status ${response.status}`);
    }
    if (response.headers.get('content-type')?.includes('text/html')) {
      await response.body?.cancel();
      throw unreachable(address, 'answered with a web page, not with a swu-db set file');
    }
    for await (const chunk of response.body ?? []) {
      clearTimeout(silence);
      yield chunk;
      silence = setTimeout(expire('stopped in the middle of its answer'), limits.silence);
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    if (watch.signal.reason instanceof ImportRefused) throw watch.signal.reason;
    if (error instanceof NotPublic)
      throw unreachable(address, 'leads to a host that is not on the internet');
    throw unreachable(address, describe(error as Error));
  } finally {
    clearTimeout(total);
    clearTimeout(silence);
  }
}

const unreachable = (address: string, why: string) =>
  new ImportRefused('ADDRESS_UNREACHABLE', `${address} ${why}.`);

/** fetch says "terminated" for a connection that broke, and hides any other reason in the cause. */
function describe({ message, cause }: Error): string {
  if (message === 'terminated') return 'broke off in the middle of its answer';
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code === undefined ? 'cannot be reached' : `cannot be reached (${code})`;
}

const REASONS: Record<string, string> = {
  ENOENT: 'There is no file',
  EACCES: 'There is no permission to read',
  EISDIR: 'This is a folder, not a file:',
};

/** @throws {ImportRefused} FILE_UNREADABLE */
async function* readLocalFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ImportRefused('FILE_UNREADABLE', `${REASONS[code] ?? 'Cannot read'} ${path}.`);
  }
}

/** The limits of a file or an address. */
export interface SourceLimits {
  /** Bytes, after decompression (rules/attacks#transport). */
  bytes: number;
  /** Milliseconds an address may be silent, before its first byte or between two. */
  silence: number;
  /** Milliseconds an address may take as a whole. */
  total: number;
  /** Refuses hosts that aren't on the internet, such as those of the server's own network. */
  publicOnly?: boolean;
}

export const SOURCE_LIMITS: SourceLimits = {
  bytes: 64 * 1024 * 1024,
  silence: 15_000,
  total: 180_000,
};
