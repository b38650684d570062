import { FileRefused } from '@domain/collection-file';
import type { IncomingMessage } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';

/**
 * The least bytes per second, once the patience is used up: enough for a slow phone's upload
 * (rules/collection-files#size).
 */
const BYTES_PER_SECOND = 16 * 1024;

/**
 * A request's body as it arrives. The request stays open for an answer, however the reading ends.
 *
 * @param patience milliseconds that every request may wait in any case
 * @throws {FileRefused} TOO_SLOW if the bytes arrive too slowly; BROKEN if the connection breaks
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
