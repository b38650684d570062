import { isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { daysBetween, worthCsv } from '@domain/collection-worth';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { worthHistory } from '@server/modules/collection';
import { clientError } from '@server/platform/errors';
import { EXPORT_RATE, limitRate } from '@server/platform/rate-limit';
import type { Services } from '@server/platform/services';
import type { FastifyInstance } from 'fastify';
import type { AnyQuery } from '@server/platform/http/any-query';

/**
 * `GET /api/export_worth`: the worth of the viewer's own collection by day, as CSV (rules/collection#worth). With
 * `card_set_code`, of one set. 401 for a visitor, 400 for an invalid set code, 429 for too many requests.
 */
export function serveExportWorth(
  app: FastifyInstance,
  { database, pool, longWork }: Services,
): void {
  app.get<AnyQuery>('/api/export_worth', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { card_set_code: code = '' } = request.query;
    const cardSetCode = typeof code === 'string' ? normalizeCardSetCode(code) : null;
    if (cardSetCode === null || (cardSetCode !== '' && !isCardSetCode(cardSetCode))) {
      return reply.code(400).send(clientError(400, 'Invalid card set code'));
    }
    const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
    if (viewer === null) return reply.code(401).send(clientError(401, 'Please sign in.'));
    const asking = { database, address: request.ip };
    await failFastIfDatabaseDown(limitRate(asking, EXPORT_RATE, viewer.id), pool);
    const time = { cardSetCode: cardSetCode || null, from: null, to: null };
    const points = await failFastIfDatabaseDown(
      longWork.run(viewer.id, (connected) => worthHistory(connected, viewer.id, time, daysBetween)),
      pool,
    );
    const fileName = `worth_by_day${cardSetCode && `_${cardSetCode}`}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(worthCsv(points));
  });
}
