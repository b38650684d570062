import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress } from 'node:zlib';

/** The empty block that ends a stream. */
const LAST_BLOCK = 0x03;

/** The maximum length for {@link continueBrotli}: one uncompressed block whose length has four nibbles. */
export const MAX_CONTINUATION = 65_536;

/**
 * Compresses the start of answers that differ only in their ends, so that it is compressed once. The stream is left
 * open after a complete byte, for {@link continueBrotli}.
 */
export async function openBrotli(start: Buffer, quality: number): Promise<Buffer> {
  const compress = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: start.length,
    },
  });
  const compressed = buffer(compress);
  compress.write(start);
  await new Promise<void>((resolve, reject) => {
    compress.once('error', reject).flush(constants.BROTLI_OPERATION_FLUSH, resolve);
  });
  compress.end();
  const whole = await compressed;
  if (whole.at(-1) !== LAST_BLOCK) throw new Error('A flushed stream ends with an empty block.');
  return whole.subarray(0, -1);
}

/**
 * Ends an open stream with more content in an uncompressed block (RFC 7932, section 9.2), followed by the last block.
 *
 * @param end one to {@link MAX_CONTINUATION} bytes
 */
export function continueBrotli(open: Buffer, end: Buffer): Buffer {
  // From the lowest bit: not the last block; four nibbles of length; the length minus one; uncompressed.
  const header = Buffer.alloc(3);
  header.writeUIntLE(((end.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([open, header, end, Buffer.of(LAST_BLOCK)]);
}
