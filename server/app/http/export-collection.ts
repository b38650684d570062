import { EXPORT_FORMATS, exportFileName, type ExportFormat } from '@domain/collection-file';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { exportedText } from '@server/modules/collection';
import { visibleOwner } from '@server/modules/sharing';
import { EXPORT_RATE, limitRate } from '@server/platform/rate-limit';
import type { Services } from '@server/platform/services';
import { clientError } from '@server/platform/errors';
import type { FastifyInstance } from 'fastify';
import { download } from './download';
import type { AnyQuery } from '@server/platform/http/any-query';

const TYPES: Record<ExportFormat, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/**
 * `GET /api/export_collection`: a collection as a file (rules/collection-files#export). Without `user_handle`, the
 * viewer's own. 404 for a private and for a missing one, 401 for a visitor's own, 400 for another format, 429 for too
 * many.
 */
export function serveExportCollection(
  app: FastifyInstance,
  { database, pool, longWork }: Services,
): void {
  app.get<AnyQuery>('/api/export_collection', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { user_handle: userHandle, format } = request.query;
    if (!isExportFormat(format) || (userHandle !== undefined && typeof userHandle !== 'string')) {
      return reply.code(400).send(clientError(400, 'The format has to be json, csv or txt.'));
    }
    const handle = userHandle === undefined || userHandle === '' ? null : userHandle;
    const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
    if (viewer === null && handle === null) {
      return reply.code(401).send(clientError(401, 'Please sign in.'));
    }
    const asking = { database, address: request.ip };
    await failFastIfDatabaseDown(limitRate(asking, EXPORT_RATE, viewer?.id ?? null), pool);
    const owner = await failFastIfDatabaseDown(
      visibleOwner(database, viewer, { handle, subject: 'COLLECTION' }),
      pool,
    );
    if (owner === null) return reply.code(404).send(clientError(404, 'Collection not found'));

    const collection = { userId: owner.id, isOwner: owner.isOwner };
    const pieces = longWork.stream(viewer?.id ?? request.ip, (connected) =>
      exportedText(connected, collection, format),
    );
    const text = await download(pieces, reply, { pool });
    return reply
      .type(TYPES[format])
      .header('content-disposition', attachment(exportFileName(owner.handle, format)))
      .send(text);
  });
}

const isExportFormat = (value: unknown): value is ExportFormat =>
  (EXPORT_FORMATS as readonly unknown[]).includes(value);

/** A handle has no such characters; in any case it stays one header line (rules/attacks#formulas). */
const attachment = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`;
