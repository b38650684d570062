import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { MAX_SET_PICTURE_BYTES, SET_PICTURE_TYPES } from '@domain/catalogue-run';
import { FileRefused } from '@domain/collection-file';
import { admittedAdmin } from '@server/modules/people';
import type { Database } from '@server/platform/db/database';
import { cardSetPicture } from '../../tables';
import { refusal, clientError } from '@server/platform/errors';
import { sendRefusedFile, sentBytes } from '@server/platform/http/sent-file';
import { changePicture } from '../../commands/sets/change-picture';
import { IMPORT_RATE, limitRate } from '@server/platform/rate-limit';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Painters } from './painting/painters';
import { PictureUnavailable } from './picture-unavailable';

/** The bytes of a picture that an administrator gave a set, as WebP. */
export async function findSetPicture(database: Database, id: string): Promise<Buffer | undefined> {
  const [row] = await database
    .select({ bytes: cardSetPicture.bytes })
    .from(cardSetPicture)
    .where(eq(cardSetPicture.id, id));
  return row?.bytes;
}

/** Milliseconds that a body may take beyond the time for its bytes. */
const PATIENCE_MS = 10_000;

interface UploadOptions {
  database: Database;
  paint: Painters['paint'];
}

/**
 * `POST /api/card_set_picture/{id}` with a picture as its body, for administrators: painted again, so that nothing but
 * its pixels is kept, and shown for the set from then on. Answers `{ errors }` with 400 for anything but a picture, 401,
 * 403, 404 for an unknown set, 413 beyond 8 MB.
 */
export async function acceptSetPictures(
  app: FastifyInstance,
  { database, paint }: UploadOptions,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...SET_PICTURE_TYPES], (_request, payload, parsed) =>
      parsed(null, payload),
    );
    const options = { config: { readsOwnBody: true }, bodyLimit: MAX_SET_PICTURE_BYTES };
    scope.post<{ Params: { id: string } }>(
      '/api/card_set_picture/:id',
      options,
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const admitted = admittedAdmin(
          await failFastIfDatabaseDown(request.viewer(), database.$client),
        );
        if (!admitted.ok) {
          const { status, message } = admitted;
          return reply.code(status).send(clientError(status, message));
        }
        const { viewer } = admitted;
        await limitRate({ database, address: request.ip }, IMPORT_RATE, viewer.id);
        try {
          const chunks: Uint8Array[] = [];
          const limits = { patience: PATIENCE_MS, most: MAX_SET_PICTURE_BYTES };
          for await (const chunk of sentBytes(request, limits)) chunks.push(chunk);
          const picture = await paint({ paint: 'UPLOAD', bytes: Buffer.concat(chunks) });
          const { id } = request.params;
          const { cardSet } = await changePicture(database, viewer.id, id, picture);
          if (cardSet === null) {
            return await reply.code(404).send(clientError(404, 'There is no such set.'));
          }
          return {};
        } catch (error) {
          if (error instanceof PictureUnavailable) {
            const errors = [refusal('BAD_REQUEST', 'This isn’t a picture that we can read.')];
            return reply.code(400).send({ errors });
          }
          if (!(error instanceof FileRefused)) throw error;
          if (error.code !== 'TOO_LARGE') return sendRefusedFile(reply, error);
          const errors = [refusal('TOO_LARGE', 'This picture is larger than 8 MB.')];
          return reply.code(413).send({ errors });
        }
      },
    );
    done();
  });
}
