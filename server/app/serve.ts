import type { PageTable } from '@server/app/documents';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as after } from 'node:timers/promises';
import { buildApp } from './app';
import { backupFolderOf, lastBackupAt } from '@server/modules/backup';
import {
  createJsonProcess,
  hasRates,
  latestArrival,
  noteArrivals,
} from '@server/modules/catalogue';
import { loadDemoCatalogue } from '@server/app/demo/catalogue';
import { createDatabase, createPool } from '@server/platform/db/database';
import type { OpenDatabase } from '@server/platform/db/open';
import { loadDemoAccounts, warmUpDemoIdentity } from '@server/app/demo/identity-provider';
import { loadDemoPlayers } from '@server/app/demo/players';
import { issuerOf } from '@server/app/identity';
import { addJob, startJobs } from '@server/platform/jobs';
import { allJobs } from '@server/app/jobs/all-jobs';
import { createMetrics, serveMetricsOnPort } from '@server/platform/metrics';
import { listen } from './listen';
import { refreshAllSellerSummaries } from '@server/modules/market';
import { openHome } from './open-home';
import type { ClientBuild } from './plugins/pages-and-files';
import type { Program, ProgramOptions } from './program';

/**
 * Milliseconds from the stop signal until running requests are cut off. With the rest, a stop takes at most ten
 * seconds.
 */
const CUT_OFF_AFTER_MS = 4_500;

/** Fills the demo in an open database, listens, and begins the jobs. */
export async function serve(
  options: ProgramOptions,
  { pool, dataDir, close }: OpenDatabase,
): Promise<Program> {
  const { config, builtFolder, say } = options;
  const database = createDatabase(pool);
  if (config.oidc === undefined) {
    await loadDemoCatalogue({ pool, database, report: say });
    await loadDemoAccounts(database, issuerOf(config));
    await loadDemoPlayers(database, issuerOf(config));
  }
  // What comes later is numbered by a job.
  if ((await latestArrival(database)) === 0) await noteArrivals(database);
  await refreshAllSellerSummaries(database);
  const { metrics: watched } = config;
  const metrics =
    watched.port === undefined && watched.token === undefined
      ? undefined
      : await createMetrics({
          pool,
          lastBackupAt: () => lastBackupAt(backupFolderOf(config.backup, dataDir)),
        });
  const app = await buildApp({
    config: { ...config, dataDir },
    pool,
    database,
    readPools: config.databaseReadUrls.map((url) => createPool(url)),
    pictureWorker: options.pictureWorker,
    balanceWorker: options.balanceWorker,
    ...(config.picturesAhead && { aheadProcess: options.aheadProcess }),
    adHocOperations: options.adHocOperations,
    ...(metrics && { metrics }),
    ...(metrics && watched.token && { openMetrics: { metrics, token: watched.token } }),
    ...(config.databaseUrl === undefined && { freeBytes: () => freeBytesAt(dataDir) }),
    ...(builtFolder !== undefined && { client: await builtClient(builtFolder, options) }),
  });
  await listen(app, config);
  const ready = config.picturesAhead ? openHome(app) : Promise.resolve();
  const closeMetrics =
    metrics && watched.port !== undefined && (await serveMetricsOnPort(metrics, watched.port));
  const json = createJsonProcess(options.jsonProcess);
  const jobs = startJobs({
    jobs: allJobs({ ...config, dataDir }, app.log, { parse: json.parse }),
    pool,
    log: app.log,
    faulted: (fault) => app.recentFaults.add(fault),
    ended: app.metrics.jobEnded,
  });
  app.metrics.watchPool('jobs', jobs.pool);
  if (config.exchangeRates !== undefined && !(await hasRates(database))) {
    // At once, the first time; from then on at the job's own time of day.
    await addJob(database, 'refresh-exchange-rates', {}, { key: 'first' });
  }
  if (config.oidc === undefined) {
    warmUpDemoIdentity(app, config).catch((error: unknown) =>
      app.log.warn({ err: error }, 'the demo sign-in could not be warmed up'),
    );
  }
  return {
    ready,
    async stop(announced) {
      const late = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_AFTER_MS);
      // A hanging database doesn't let its connections end.
      const tooLate = after(CUT_OFF_AFTER_MS + 500, undefined, { ref: false });
      const jobsStopped = jobs.stop().then(json.close);
      if (announced) await app.drain();
      if (closeMetrics) closeMetrics();
      await Promise.race([Promise.all([app.close(), jobsStopped]), tooLate]);
      clearTimeout(late);
      await close();
    },
  };
}

/** The browser application, as the build wrote it. */
async function builtClient(folder: string, { renderWorker }: ProgramOptions): Promise<ClientBuild> {
  const built = (module: string) => pathToFileURL(join(folder, module)).href;
  return {
    folder: join(folder, 'client'),
    pages: (await import(built('pages.js'))) as PageTable,
    rendering: { worker: renderWorker, module: built('renderer/render-document.js') },
  };
}

/** The free space for accounts other than root. */
async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
