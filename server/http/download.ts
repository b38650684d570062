import { failFastIfDatabaseDown } from '@server/db/answers';
import { unavailable } from '@server/errors';
import type { Services } from '@server/services';
import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/**
 * A text that is sent while it is made. Resolves once its first piece is there, so that what can't be begun is refused
 * with a status; a fault further on breaks the download off. It is given up when nobody waits for the answer any longer.
 *
 * @throws what making the first piece throws; UNAVAILABLE where the database doesn't answer
 */
export async function download(
  pieces: AsyncIterable<string>,
  reply: FastifyReply,
  { pool }: Pick<Services, 'pool'>,
): Promise<Readable> {
  const text = Readable.from(pieces);
  const giveUp = () => void text.destroy(reply.sent ? undefined : unavailable());
  reply.raw.once('close', giveUp);
  try {
    const begun = once(text, 'readable');
    if (reply.raw.destroyed) giveUp();
    await failFastIfDatabaseDown(begun, pool);
    return text;
  } catch (error) {
    text.destroy();
    throw error;
  }
}
