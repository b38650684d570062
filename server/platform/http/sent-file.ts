import { type FileFaultCode, FileRefused } from '@domain/collection-file';
import { wellFormedText } from '@domain/plain-text';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { clientError, refusal } from '@server/platform/errors';
import { IMPORT_RATE, limitRate } from '@server/platform/rate-limit';
import type { Services } from '@server/platform/services';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyBytes } from './body-bytes';

interface Limits {
  /** Milliseconds that a body may take beyond the time for its bytes. */
  patience: number;
  /** Bytes. */
  most: number;
}

/**
 * A sent file as it arrives. Refuses a body by its announced length without reading it.
 *
 * @throws FileRefused TOO_LARGE, TOO_SLOW or BROKEN
 */
export async function* sentBytes(
  { raw }: FastifyRequest,
  { patience, most }: Limits,
): AsyncGenerator<Uint8Array> {
  if (Number(raw.headers['content-length']) > most) throw new FileRefused('TOO_LARGE');
  let bytes = 0;
  for await (const chunk of bodyBytes(raw, patience)) {
    bytes += chunk.length;
    if (bytes > most) throw new FileRefused('TOO_LARGE');
    yield chunk;
  }
}

const MAX_CHARACTERS = 120;

/** A file's name as it is shown: one short line of plain characters; empty for none. */
export function shownFileName(given: unknown): string {
  if (typeof given !== 'string') return '';
  const line = given.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return wellFormedText(line, MAX_CHARACTERS);
}

const STATUSES: Partial<Record<FileFaultCode, number>> = { TOO_LARGE: 413, TOO_SLOW: 408 };

/** Answers why a file wasn't read. */
export function sendRefusedFile(reply: FastifyReply, { code, message, columns }: FileRefused) {
  const errors = [refusal(code, message, columns && { columns })];
  return reply.code(STATUSES[code] ?? 400).send({ errors });
}

interface OneAtATime extends Pick<Services, 'database' | 'pool'> {
  viewerId: string;
  /** The people who have a file under way. */
  underWay: Set<string>;
  /** What is done with it, such as “being read”. */
  doing: string;
}

/** Does something with a person's file, one at a time: 429 for another one and for too many, and why a file wasn't read. */
export async function oneFileAtATime(
  request: FastifyRequest,
  reply: FastifyReply,
  { viewerId, underWay, doing, database, pool }: OneAtATime,
  take: () => Promise<object>,
) {
  if (underWay.has(viewerId)) {
    const sentence = `Another file of yours is ${doing}. Try again shortly.`;
    return reply.code(429).header('retry-after', '2').send(clientError(429, sentence));
  }
  underWay.add(viewerId);
  try {
    await failFastIfDatabaseDown(
      limitRate({ database, address: request.ip }, IMPORT_RATE, viewerId),
      pool,
    );
    return await take();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return sendRefusedFile(reply, error);
  } finally {
    underWay.delete(viewerId);
  }
}
