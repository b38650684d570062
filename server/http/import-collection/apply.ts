import { IMPORT_MODES, type ImportMode, type ImportProgress } from '@domain/collection-file';
import { isUuid } from '@server/db/uuid';
import { unlessGone } from '@server/db/unless-gone';
import { errorCode, maskFault, refusal } from '@server/errors';
import { limitRate } from '@server/rate-limit';
import { applyImport } from '@server/modules/collection-file';
import { clientError } from '@server/plugins/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { PassThrough } from 'node:stream';
import { IMPORT_RATE } from '../rates';
import type { ImportRoutes } from './routes';

/**
 * `POST /api/import_collection/{id}/apply?mode=add|replace`: changes what the preview told. Answers one JSON object a
 * line (`ImportProgress`): how much is written by now, and at the end what came of it. A refusal before the first
 * line has its status: 400 where the preview is gone, 429 for too many imports.
 */
export function serveApply(app: FastifyInstance, { database, longWork, pool }: ImportRoutes): void {
  app.post('/api/import_collection/:id/apply', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await unlessGone(request.viewer(), pool);
    if (viewer === null) return reply.code(401).send(clientError(401, 'Please sign in.'));
    const { id } = request.params as { id: string };
    const { mode } = request.query as Record<string, unknown>;
    if (!isImportMode(mode)) {
      return reply.code(400).send(clientError(400, 'The mode has to be add or replace.'));
    }
    if (!isUuid(id)) throw refusal('NOT_FOUND', 'This preview is over. Choose the file again.');

    await unlessGone(limitRate({ database, address: request.ip }, IMPORT_RATE, viewer.id), pool);
    const lines = new PassThrough();
    const tell = (line: ImportProgress) => lines.write(`${JSON.stringify(line)}\n`);
    let begun: () => void;
    const firstLine = new Promise<void>((resolve) => (begun = resolve));
    const work = longWork.run(viewer.id, (connected) =>
      applyImport(connected, viewer.id, { id, mode }, (written, of) => {
        tell({ written, of });
        begun();
      }),
    );
    const told = unlessGone(work, pool).then(
      (applied) => void tell({ applied }),
      (error: unknown) => void tell({ errors: [shown(error, reply)] }),
    );
    // Until something is written, a refusal is an answer of its own.
    await Promise.race([firstLine, work]);
    void told.finally(() => lines.end());
    return reply.type('application/x-ndjson; charset=utf-8').send(lines);
  });
}

const isImportMode = (value: unknown): value is ImportMode =>
  (IMPORT_MODES as readonly unknown[]).includes(value);

const shown = (error: unknown, reply: FastifyReply): GraphQLError =>
  error instanceof GraphQLError && errorCode(error) !== undefined ? error : maskFault(error, reply);
