import { ImportRefused } from '../import-refusal';
import { SOURCE_LIMITS, type SourceLimits } from './limits';
import { readAddress } from './read-address';
import { readLocalFile } from './read-local-file';

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
