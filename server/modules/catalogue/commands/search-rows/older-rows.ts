import type { Database } from '@server/platform/db/database';
import type { ChannelListener } from '@server/platform/db/notifications';
import { isUnavailable } from '@server/platform/errors';
import type { FastifyBaseLogger } from 'fastify';
import { fillOlderSearchRows } from './search-rows';

/**
 * While processes are upgraded one by one, an older one may still import a set: its rows are made again as soon as the
 * catalogue has changed, not only at the next start.
 */
export function fillWhenChanged(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): ChannelListener {
  return {
    notified() {
      fillOlderSearchRows(database).catch((error: unknown) => {
        // An unreachable database is reported by the code that needs it.
        if (!isUnavailable(error)) log.error({ err: error }, 'rows of the search stay old');
      });
    },
    listening: () => undefined,
  };
}
