import { createReadStream } from 'node:fs';
import {
  openAddress,
  SOURCE_LIMITS,
  tooLarge,
  unreachable,
  type SourceLimits,
} from '../sync/source-files/open-address';
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
  if (isAddress(source)) {
    yield* readAddress(source, limits);
    return;
  }
  let bytes = 0;
  for await (const chunk of readLocalFile(source)) {
    bytes += chunk.byteLength;
    if (bytes > limits.bytes) throw tooLarge(source, limits);
    yield chunk;
  }
}

/** Providers refuse requests without a user agent. */
const HEADERS = { 'user-agent': 'Starbinder catalogue import', accept: 'application/json' };

/**
 * The bytes at an address. Redirects are followed.
 *
 * @throws {ImportRefused} ADDRESS_UNREACHABLE for any status but 200, a web page, a connection that fails or breaks,
 * silence, or an answer that takes too long as a whole; TOO_LARGE
 */
async function* readAddress(address: string, limits: SourceLimits): AsyncGenerator<Uint8Array> {
  const answer = await openAddress(address, { limits, headers: HEADERS });
  try {
    if (answer.status !== 200) {
      throw unreachable(address, `answered with status ${answer.status}`);
    }
    if (answer.headers['content-type']?.includes('text/html')) {
      throw unreachable(address, 'answered with a web page, not with a swu-db set file');
    }
    yield* answer.chunks();
  } finally {
    answer.close();
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'There is no file',
  EACCES: 'There is no permission to read',
  EISDIR: 'This is a folder, not a file:',
};

/** @throws {ImportRefused} FILE_UNREADABLE */
export async function* readLocalFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ImportRefused('FILE_UNREADABLE', `${REASONS[code] ?? 'Cannot read'} ${path}.`, {
      cause: error,
    });
  }
}
