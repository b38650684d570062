import { MAX_FILE_BYTES } from '@domain/collection-file';
import { admittedAdmin } from '@server/modules/people';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { keepFile } from '@server/modules/catalogue';
import { clientError } from '@server/platform/errors';
import type { Services } from '@server/platform/services';
import type { FastifyInstance } from 'fastify';
import { oneFileAtATime, sentBytes, shownFileName } from '@server/platform/http/sent-file';
import type { AnyQuery } from '@server/platform/http/any-query';

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
    scope.post<AnyQuery>('/api/catalogue_file', options, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const admitted = admittedAdmin(await failFastIfDatabaseDown(request.viewer(), pool));
      if (!admitted.ok) {
        const { status, message } = admitted;
        return reply.code(status).send(clientError(status, message));
      }
      const { viewer } = admitted;
      const one = { viewerId: viewer.id, underWay: arriving, doing: 'arriving', database, pool };
      return oneFileAtATime(request, reply, one, () => {
        const name = shownFileName(request.query['file_name']) || FALLBACK;
        const bytes = sentBytes(request, { patience, most: MAX_FILE_BYTES });
        return keepFile(database, viewer.id, name, bytes);
      });
    });
    done();
  });
}
