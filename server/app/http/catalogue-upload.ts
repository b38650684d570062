import { FileRefused, MAX_FILE_BYTES } from '@domain/collection-file';
import { isAdmin } from '@domain/user';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { keepFile } from '@server/modules/catalogue';
import { clientError } from '@server/platform/errors';
import { IMPORT_RATE, limitRate } from '@server/platform/rate-limit';
import type { Services } from '@server/platform/services';
import type { FastifyInstance } from 'fastify';
import { sendRefusedFile, sentBytes, shownFileName } from '@server/platform/http/sent-file';

const FALLBACK = 'Catalogue file';

/**
 * `POST /api/catalogue_file?file_name=…` with the file as its body, for administrators: keeps it until it is imported,
 * for an hour, and answers with `{ id, name, bytes }`. 401 for a visitor, 403 for others, 413 beyond 64 MB, 408 if it is
 * too slow, 429 for too many and while another file of the same person arrives.
 *
 * @param patience milliseconds that a body may take beyond the time for its bytes
 */
export async function serveCatalogueUpload(
  app: FastifyInstance,
  { database, pool }: Services,
  patience: number,
): Promise<void> {
  const arriving = new Set<string>();
  await app.register((scope, _options, done) => {
    // The body is read here, whatever its type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
    const options = { config: { readsOwnBody: true }, bodyLimit: MAX_FILE_BYTES };
    scope.post('/api/catalogue_file', options, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
      if (viewer === null) return reply.code(401).send(clientError(401, 'Please sign in.'));
      if (!isAdmin(viewer)) {
        return reply.code(403).send(clientError(403, 'This is for administrators.'));
      }
      if (arriving.has(viewer.id)) {
        const sentence = 'Another file of yours is arriving. Try again shortly.';
        return reply.code(429).header('retry-after', '2').send(clientError(429, sentence));
      }
      arriving.add(viewer.id);
      try {
        await failFastIfDatabaseDown(
          limitRate({ database, address: request.ip }, IMPORT_RATE, viewer.id),
          pool,
        );
        const { file_name: name } = request.query as Record<string, unknown>;
        const bytes = sentBytes(request, { patience, most: MAX_FILE_BYTES });
        return await keepFile(database, viewer.id, shownFileName(name) || FALLBACK, bytes);
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        return sendRefusedFile(reply, error);
      } finally {
        arriving.delete(viewer.id);
      }
    });
    done();
  });
}
