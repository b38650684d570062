import type { Database, Transaction } from '@server/db/database';
import { sweepAttempts } from '@server/identity';
import { sweepImports } from '@server/modules/collection-file';
import { sweepInbox } from '@server/modules/inbox';
import { sweepCounts } from '@server/rate-limit';
import { sweepSessions } from '@server/session';

/** Removes what is over from one table. */
export type Sweep = (database: Database | Transaction) => Promise<void>;

/** Everything in the database that is kept for a time only, by what the log calls it. */
export const SWEEPS: Readonly<Record<string, Sweep>> = {
  sessions: sweepSessions,
  'sign-in attempts': sweepAttempts,
  'previews of imports': sweepImports,
  'inbox events': sweepInbox,
  'counts of requests': sweepCounts,
};
