import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { unavailable } from '@server/platform/errors';
import type { Services } from '@server/platform/services';
import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/**
 * Streams a text while it is generated. Resolves with the first piece, so a failure before it is refused with a status;
 * a later fault aborts the download. Stops when the client disconnects.
 *
 * @throws the first piece's error; UNAVAILABLE if the database doesn't answer
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
