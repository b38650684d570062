import { FileRefused } from '@domain/collection-file';
import type { IncomingMessage } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';

/**
 * Bytes a second that have to come, once the patience is spent: a slow telephone's upload, but no drip
 * (rules/collection-files#size).
 */
const BYTES_PER_SECOND = 16 * 1024;

/**
 * A request's body as it comes in. However the reading ends, the request stays open for an answer.
 *
 * @param patience milliseconds of waiting for bytes that everybody is given
 * @throws {FileRefused} TOO_SLOW where more time was spent waiting than the bytes that came earn; BROKEN where the
 *   connection broke
 */
export async function* bodyBytes(
  request: IncomingMessage,
  patience: number,
): AsyncGenerator<Uint8Array> {
  const chunks = request.iterator({ destroyOnReturn: false });
  let left = patience;
  for (;;) {
    const began = performance.now();
    const { value, done } = await within(left, nextOf(chunks));
    if (done) return;
    const chunk = value as Uint8Array;
    left += (chunk.length / BYTES_PER_SECOND) * 1_000 - (performance.now() - began);
    yield chunk;
  }
}

const nextOf = (chunks: AsyncIterator<unknown>): Promise<IteratorResult<unknown>> =>
  chunks.next().catch(() => Promise.reject(new FileRefused('BROKEN')));

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const timer = new AbortController();
  const late = after(Math.max(0, milliseconds), null, { signal: timer.signal });
  try {
    return await Promise.race([work, late.then(() => Promise.reject(new FileRefused('TOO_SLOW')))]);
  } finally {
    timer.abort();
  }
}
