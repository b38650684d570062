import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import {
  ACCEPTED_MEDIA_TYPES,
  IMPORT_MODES,
  type ImportMode,
  type ImportProgress,
  MAX_FILE_BYTES,
  readMapping,
} from '@domain/collection-file';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import type { Database } from '@server/platform/db/database';
import { isUuid } from '@server/platform/db/where';
import { errorCode, maskFault, refusal, clientError } from '@server/platform/errors';
import { applyImport, previewImport, readCards } from '@server/modules/collection';
import { IMPORT_RATE, limitRate } from '@server/platform/rate-limit';
import type { Services } from '@server/platform/services';
import { oneFileAtATime, sentBytes, shownFileName } from '@server/platform/http/sent-file';
import type { AnyQuery } from '@server/platform/http/any-query';

/**
 * The routes for card files: preview and apply for a collection, and reading the cards for a list.
 *
 * @param patience milliseconds that a body may take beyond the time for its bytes
 */
export async function serveImportCollection(
  app: FastifyInstance,
  services: Services,
  patience: number,
): Promise<void> {
  await app.register((scope, _options, done) => {
    // Its parsers don't read bodies, which no other route may do.
    serveFiles(scope, services, patience);
    done();
  });
  serveApply(app, services);
}

/** The types that browsers send; some call every CSV a spreadsheet. */
const TYPES = [
  ...ACCEPTED_MEDIA_TYPES,
  'text/tab-separated-values',
  'application/csv',
  'application/octet-stream',
  'application/vnd.ms-excel',
];

/**
 * `POST /api/import_collection?file_name=…` with the file as its body: the changes of both import modes, as an
 * `ImportPreview`. Nothing is changed. 400 with a code and a sentence for any other file, 413 if it is too large, 408
 * if it is too slow, 429 for too many and while another file of the same person is read. If the person can map the
 * columns of an unknown file, the refusal has its first rows as `columns` (`UnknownColumns`), and the request is sent
 * again with `columns=Set:2,CardNumber:0,Count:1`. `POST /api/read_cards` reads a file in the same way for a list, and
 * answers with its cards as `ReadCards`.
 */
function serveFiles(app: FastifyInstance, services: Services, patience: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPES, (_request, payload, done) => done(null, payload));
  const reading = new Set<string>();
  serveFile(app, services, {
    path: '/api/import_collection',
    patience,
    reading,
    read: (database, viewerId, file) => previewImport(database, viewerId, file),
  });
  serveFile(app, services, {
    path: '/api/read_cards',
    patience,
    reading,
    read: (database, _viewerId, file) => readCards(database, file),
  });
}

const FALLBACK = 'Imported file';

interface FileCall {
  path: string;
  patience: number;
  /** The people whose files are being read. */
  reading: Set<string>;
  read: (
    database: Database,
    viewerId: string,
    file: Parameters<typeof previewImport>[2],
  ) => Promise<object>;
}

function serveFile(
  app: FastifyInstance,
  { database, longWork, pool }: Services,
  { path, patience, reading, read }: FileCall,
): void {
  const options = { config: { readsOwnBody: true }, bodyLimit: MAX_FILE_BYTES };
  app.post<AnyQuery>(path, options, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
    if (viewer === null) return reply.code(401).send(clientError(401, 'Please sign in.'));
    const one = { viewerId: viewer.id, underWay: reading, doing: 'being read', database, pool };
    return oneFileAtATime(request, reply, one, () => {
      const { file_name: name, columns } = request.query;
      const file = {
        fileName: shownFileName(name) || FALLBACK,
        chunks: sentBytes(request, { patience, most: MAX_FILE_BYTES }),
        mapping: typeof columns === 'string' ? readMapping(columns) : null,
      };
      return longWork.run(viewer.id, (connected) => read(connected, viewer.id, file));
    });
  });
}

interface ApplyCall extends AnyQuery {
  Params: { id: string };
}

/**
 * `POST /api/import_collection/{id}/apply?mode=add|replace`: changes what the preview showed. Answers one JSON object a
 * line (`ImportProgress`): the progress, and at the end the result. A refusal before the first line has its status: 400
 * if the preview is gone, 429 for too many imports.
 */
function serveApply(app: FastifyInstance, { database, longWork, pool }: Services): void {
  app.post<ApplyCall>('/api/import_collection/:id/apply', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
    if (viewer === null) return reply.code(401).send(clientError(401, 'Please sign in.'));
    const { id } = request.params;
    const { mode } = request.query;
    if (!isImportMode(mode)) {
      return reply.code(400).send(clientError(400, 'The mode has to be add or replace.'));
    }
    if (!isUuid(id)) throw refusal('NOT_FOUND', 'This preview is over. Choose the file again.');

    await failFastIfDatabaseDown(
      limitRate({ database, address: request.ip }, IMPORT_RATE, viewer.id),
      pool,
    );
    const lines = new PassThrough();
    const writeLine = (line: ImportProgress) => lines.write(`${JSON.stringify(line)}\n`);
    let begun: () => void;
    const firstLine = new Promise<void>((resolve) => (begun = resolve));
    const work = longWork.run(viewer.id, (connected) =>
      applyImport(connected, viewer.id, { id, mode }, (written, of) => {
        writeLine({ written, of });
        begun();
      }),
    );
    const received = failFastIfDatabaseDown(work, pool).then(
      (applied) => void writeLine({ applied }),
      (error: unknown) => void writeLine({ errors: [shown(error, reply)] }),
    );
    // Until something is written, a refusal is an answer of its own.
    await Promise.race([firstLine, work]);
    void received.finally(() => lines.end());
    return reply.type('application/x-ndjson; charset=utf-8').send(lines);
  });
}

const isImportMode = (value: unknown): value is ImportMode =>
  (IMPORT_MODES as readonly unknown[]).includes(value);

const shown = (error: unknown, reply: FastifyReply): GraphQLError =>
  error instanceof GraphQLError && errorCode(error) !== undefined ? error : maskFault(error, reply);
