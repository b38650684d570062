import { FileRefused, MOST_FILE_BYTES, type FileFaultCode } from '@domain/collection-file';
import { unlessGone } from '@server/db/unless-gone';
import { refusal } from '@server/errors';
import { previewImport } from '@server/modules/collection/import/preview-import';
import { clientError } from '@server/plugins/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** Milliseconds that a refusal has to arrive, before a body that isn't read is cut off. */
const LINGER_MS = 1_000;

/**
 * `POST /api/import_collection?file_name=…` with the file as its body: what importing it would change, either way, as
 * an `ImportPreview`. Nothing is changed. 400 with a code and a sentence for what is no collection, 413 beyond 64 MB,
 * 408 where it comes too slowly, 429 while another file of the same person is being read.
 */
export function servePreview(
  app: FastifyInstance,
  { database, pool, patience }: ImportRoutes,
): void {
  const reading = new Set<string>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPES, (_request, payload, done) => done(null, payload));

  const options = { config: { ownBodyDeadline: true }, bodyLimit: MOST_FILE_BYTES };
  app.post('/api/import_collection', options, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await unlessGone(request.viewer(), pool);
    if (viewer === null) return refuse(request, reply, 401, clientError(401, 'Please sign in.'));
    if (reading.has(viewer.id)) {
      const sentence = 'Another file of yours is being read. Try again shortly.';
      return refuse(request, reply.header('retry-after', '2'), 429, clientError(429, sentence));
    }
    reading.add(viewer.id);
    try {
      const { file_name: name } = request.query as Record<string, unknown>;
      const chunks = announcedBytes(request, patience);
      return await previewImport(database, viewer.id, { fileName: shownFileName(name), chunks });
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      const errors = [refusal(error.code, error.message)];
      return refuse(request, reply, STATUSES[error.code] ?? 400, { errors });
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

/** Answers, and cuts off what is still coming: nobody reads it. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, body: object) {
  reply.raw.once('finish', () => {
    if (!request.raw.complete) setTimeout(() => request.raw.destroy(), LINGER_MS).unref();
  });
  return reply.code(status).send(body);
}
