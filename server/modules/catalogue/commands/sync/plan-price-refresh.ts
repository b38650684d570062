import { randomInt } from 'node:crypto';
import type { Database } from '@server/platform/db/database';
import { addJob } from '@server/platform/jobs';

const WITHIN_MS = 3_600_000;

/**
 * Adds the day's refresh, at a random time within an hour, so that not all installations ask the providers at the same
 * moment. Planned again, it keeps its time.
 */
export const planPriceRefresh = (database: Database): Promise<void> =>
  addJob(
    database,
    'refresh-catalogue',
    {},
    {
      key: 'daily',
      runAt: new Date(Date.now() + randomInt(WITHIN_MS)),
    },
  );
