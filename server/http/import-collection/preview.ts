import { FileRefused, MOST_FILE_BYTES, type FileFaultCode } from '@domain/collection-file';
import { unlessGone } from '@server/db/unless-gone';
import { refusal } from '@server/errors';
import { limitRate } from '@server/rate-limit';
import { previewImport } from '@server/modules/collection-file';
import { clientError } from '@server/plugins/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IMPORT_RATE } from '../rates';
import { bodyBytes } from './body-bytes';
import type { ImportRoutes } from './routes';
import { shownFileName } from './shown-file-name';

/** What browsers call such files; some call every CSV a spreadsheet of theirs. */
const TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/csv',
  'application/json',
  'application/octet-stream',
  'application/vnd.ms-excel',
];

const STATUSES: Partial<Record<FileFaultCode, number>> = { TOO_LARGE: 413, TOO_SLOW: 408 };

/**
 * `POST /api/import_collection?file_name=…` with the file as its body: what importing it would change, either way, as
 * an `ImportPreview`. Nothing is changed. 400 with a code and a sentence for what is no collection, 413 beyond 64 MB,
 * 408 where it comes too slowly, 429 for too many and while another file of the same person is being read.
 */
export function servePreview(
  app: FastifyInstance,
  { database, longWork, pool, patience }: ImportRoutes,
): void {
  const reading = new Set<string>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPES, (_request, payload, done) => done(null, payload));

  const options = { config: { readsOwnBody: true }, bodyLimit: MOST_FILE_BYTES };
  app.post('/api/import_collection', options, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await unlessGone(request.viewer(), pool);
    if (viewer === null) return reply.code(401).send(clientError(401, 'Please sign in.'));
    if (reading.has(viewer.id)) {
      const sentence = 'Another file of yours is being read. Try again shortly.';
      return reply.code(429).header('retry-after', '2').send(clientError(429, sentence));
    }
    reading.add(viewer.id);
    try {
      await unlessGone(limitRate({ database, address: request.ip }, IMPORT_RATE, viewer.id), pool);
      const { file_name: name } = request.query as Record<string, unknown>;
      const file = {
        fileName: shownFileName(name),
        chunks: announcedBytes(request, patience),
      };
      return await longWork.run(viewer.id, (connected) =>
        previewImport(connected, viewer.id, file),
      );
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      const errors = [refusal(error.code, error.message)];
      return reply.code(STATUSES[error.code] ?? 400).send({ errors });
    } finally {
      reading.delete(viewer.id);
    }
  });
}

/** Refuses by its announced length what would be too long, without reading any of it. */
async function* announcedBytes(
  { raw }: FastifyRequest,
  patience: number,
): AsyncGenerator<Uint8Array> {
  if (Number(raw.headers['content-length']) > MOST_FILE_BYTES) throw new FileRefused('TOO_LARGE');
  yield* bodyBytes(raw, patience);
}
