import { join } from 'node:path';
import { backUpDaily } from '@server/modules/backup';
import { openBackups } from '@server/platform/files/backups-folder';
import {
  type ParseJson,
  planPriceRefresh,
  refreshCatalogue,
  refreshRates,
  type SyncFrom,
  runCatalogue,
  sweepCatalogueRuns,
} from '@server/modules/catalogue';
import type { Config } from '@server/platform/config/config';
import type { Database } from '@server/platform/db/database';
import { makeComingLedgerMonths } from '@server/platform/db/ledger-months';
import { shortenServerLog } from '@server/platform/db/embedded/server-log';
import { sweepAttempts } from '@server/app/identity';
import { sweepImports } from '@server/modules/collection';
import { sweepInbox, expireOffers, remindOfOffers } from '@server/modules/offers';
import { addNewPrintings } from '@server/modules/saved-searches';
import { refreshAllSellerSummaries } from '@server/modules/market';
import { sweepCounts } from '@server/platform/rate-limit';
import { sweepSessions } from '@server/modules/people';
import type { FastifyBaseLogger } from 'fastify';
import { deleteFailedJobs, releaseAbandonedJobs } from '@server/platform/jobs/abandoned-jobs';
import {
  EVERY_MINUTE,
  type Job,
  type JobName,
  type JobPayloads,
  type Jobs,
} from '@server/platform/jobs/job';

export interface CatalogueFiles {
  /** Where they are; by default, at the sources' addresses. */
  from?: SyncFrom | undefined;
  /** Parses them in another thread. */
  parse?: ParseJson;
}

/**
 * All jobs of the program, by name. A new one is added here and to `JobPayloads`.
 *
 * @param config `dataDir` is the folder in use
 * @param log for what a job reports
 */
export const allJobs = (
  {
    databaseUrl,
    dataDir,
    sources,
    contactEmail,
    priceRefresh,
    backup,
    exchangeRates,
  }: Pick<Config, 'databaseUrl' | 'sources' | 'contactEmail' | 'priceRefresh'> &
    Partial<Pick<Config, 'exchangeRates' | 'backup'>> & { dataDir: string },
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { from = { addresses: sources, contact: contactEmail }, parse }: CatalogueFiles = {},
) =>
  ({
    'add-new-printings': {
      schedule: EVERY_MINUTE,
      run: (_, { database, signal }) => addNewPrintings(database, signal),
    },
    ...(backup?.schedule === 'daily' && {
      'back-up': {
        // Before prices are refreshed, which could go wrong.
        schedule: { cron: '30 3 * * *', catchUpMs: A_DAY },
        run: async (_, { database, signal }) =>
          backUpDaily({
            pool: database.$client,
            folder: backup.folder ?? (await openBackups(dataDir)),
            signal,
            log,
          }),
      },
    }),
    'expire-offers': {
      schedule: EVERY_MINUTE,
      run: (_, { database, signal }) => expireOffers(database, signal),
    },
    'make-ledger-months': {
      schedule: { cron: '20 2 * * *', catchUpMs: A_DAY },
      run: (_, { database }) => makeComingLedgerMonths(database),
    },
    'remind-of-offers': {
      schedule: EVERY_MINUTE,
      run: (_, { database, signal }) => remindOfOffers(database, signal),
    },
    'run-catalogue': {
      run: ({ runId }, context) => runCatalogue(runId, { ...context, dataDir, from, parse }),
    },
    'sweep-catalogue-runs': sweepEveryMinute(sweepCatalogueRuns),
    'sweep-counts': sweepEveryMinute(sweepCounts),
    'sweep-imports': sweepEveryMinute(sweepImports),
    'sweep-inbox': sweepEveryMinute(sweepInbox),
    'sweep-sessions': sweepEveryMinute(sweepSessions),
    'sweep-sign-in-attempts': sweepEveryMinute(sweepAttempts),
    ...(exchangeRates !== undefined && {
      'refresh-exchange-rates': {
        // The bank publishes at about 15:00 UTC, an hour later in winter.
        schedule: { cron: '40 16 * * *', catchUpMs: A_DAY },
        async run(_, { database, signal }) {
          const outcome = await refreshRates(exchangeRates, { database, signal });
          if (!outcome.ok) throw new Error(`EXCHANGE_RATES: ${outcome.refusal.message}`);
        },
      },
    }),
    'refresh-catalogue': {
      run: (_, { database, signal }) =>
        refreshCatalogue({
          database,
          dataDir,
          from,
          parse,
          signal,
          log,
        }),
    },
    ...(priceRefresh === 'daily' && {
      'plan-price-refresh': {
        schedule: { cron: '0 4 * * *', catchUpMs: A_DAY },
        run: (_, { database }) => planPriceRefresh(database),
      },
    }),
    'refresh-seller-summary': {
      // Marks add it, too; this finds those of a transaction that took longer than the job waited.
      schedule: EVERY_MINUTE,
      run: (_, { database, signal }) => refreshAllSellerSummaries(database, signal),
    },
    'tidy-jobs': {
      schedule: EVERY_MINUTE,
      // In a queue it would wait for its own former run, if that one's process was killed.
      mayOverlap: true,
      async run(_, { database }) {
        await releaseAbandonedJobs(database);
        await deleteFailedJobs(database);
      },
    },
    // One program at a time owns the embedded PostgreSQL, so its file is here.
    ...(databaseUrl === undefined && {
      'shorten-database-log': {
        schedule: EVERY_MINUTE,
        run: () => shortenServerLog(join(dataDir, 'postgres')),
      },
    }),
  }) satisfies Jobs & { [Name in Exclude<JobName, Configured>]: Job<JobPayloads[Name]> };

/** Jobs that not every program has. */
type Configured =
  | 'back-up'
  | 'plan-price-refresh'
  | 'refresh-exchange-rates'
  | 'shorten-database-log';

const A_DAY = 86_400_000;

const sweepEveryMinute = (sweep: (database: Database) => Promise<void>): Job => ({
  schedule: EVERY_MINUTE,
  run: (_, { database }) => sweep(database),
});
