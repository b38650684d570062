import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as after } from 'node:timers/promises';
import { buildApp } from './app';
import { backupFolderOf, lastBackupAt } from './backup';
import { loadDemoCatalogue } from './demo/catalogue';
import type { Config } from './config';
import { createDatabase, createPool } from './db/database';
import { openDatabase } from './db/open';
import { loadDemoAccounts, warmUpDemoIdentity } from './demo/identity-provider';
import { loadDemoPlayers } from './demo/players';
import { StartRefusal } from './entry';
import { issuerOf } from './identity';
import { addJob, startJobs } from './jobs';
import { allJobs } from './jobs/all-jobs';
import { createMetrics, serveMetricsOnPort } from './metrics';
import { ensurePortIsFree, listen } from './listen';
import { hasRates } from './modules/exchange-rate';
import { fillSearchRows, latestArrival, noteArrivals } from './modules/search';
import { refreshAllSellerSummaries } from './modules/seller-summary';

/**
 * Milliseconds from the stop signal until running requests are cut off. With the rest, a stop takes at most ten
 * seconds.
 */
const CUT_OFF_AFTER_MS = 4_500;

interface ProgramOptions {
  config: Config;
  /** The folder that holds package.json. */
  projectRoot: string;
  /** The module in which worker threads draw pictures. */
  pictureWorker: string;
  /** The module of the process that makes pictures ahead. */
  aheadProcess: string;
  /** The module in which a worker thread renders first screens. */
  renderWorker: string;
  /** The module in which a worker thread balances choices. */
  balanceWorker: string;
  /** Answers operations that aren't in the manifest; for development. */
  adHocOperations: boolean;
  say(sentence: string): void;
}

export interface Program {
  /**
   * Waits for running requests, then closes the database.
   *
   * @param announced whether to keep serving for a while first, so a load balancer notices `/readyz`
   */
  stop(announced: boolean): Promise<void>;
}

/**
 * Starts the program: database, migrations, demo catalogue, server.
 * @throws StartRefusal
 */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { config, projectRoot, say } = options;
  if (config.oidc === undefined) refuseWithoutDemo(projectRoot);
  await ensurePortIsFree(config);
  const { pool, dataDir, close } = await openDatabase({
    config,
    projectRoot,
    say,
    onIdleError: ({ message }) => say(`A connection to the database was lost: ${message}`),
  });
  try {
    const database = createDatabase(pool);
    if (config.oidc === undefined) {
      await loadDemoCatalogue({ pool, database, report: say });
      await loadDemoAccounts(database, issuerOf(config));
      await loadDemoPlayers(database, issuerOf(config));
    }
    await fillSearchRows(database);
    // What comes later is numbered by a job.
    if ((await latestArrival(database)) === 0) await noteArrivals(database);
    await refreshAllSellerSummaries(database);
    const clientFolder = join(projectRoot, 'dist/client');
    const renderModule = join(projectRoot, 'dist/renderer/render-document.js');
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
      ...(existsSync(clientFolder) && { clientFolder }),
      ...(existsSync(renderModule) && {
        rendering: { worker: options.renderWorker, module: pathToFileURL(renderModule).href },
      }),
    });
    await listen(app, config);
    const closeMetrics =
      metrics && watched.port !== undefined && (await serveMetricsOnPort(metrics, watched.port));
    const jobs = startJobs({
      jobs: allJobs({ ...config, dataDir }, app.log),
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
      async stop(announced) {
        const late = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_AFTER_MS);
        // A hanging database doesn't let its connections end.
        const tooLate = after(CUT_OFF_AFTER_MS + 500, undefined, { ref: false });
        const jobsStopped = jobs.stop();
        if (announced) await app.drain();
        if (closeMetrics) closeMetrics();
        await Promise.race([Promise.all([app.close(), jobsStopped]), tooLate]);
        clearTimeout(late);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws StartRefusal in a production install, which has no identity provider of its own */
function refuseWithoutDemo(projectRoot: string): void {
  try {
    createRequire(join(projectRoot, 'package.json')).resolve('oidc-provider/package.json');
  } catch {
    throw new StartRefusal(
      'The demo’s sign-in isn’t part of a production install. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or install all packages (npm ci).',
    );
  }
}

/** The free space for accounts other than root. */
async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
