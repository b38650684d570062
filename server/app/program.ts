import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Config } from '@server/platform/config/config';
import { openDatabase } from '@server/platform/db/open';
import { checkDatabase, UnfitDatabase } from '@server/platform/db/check-database';
import { StartRefusal } from '@server/platform/start-refusal';
import { ensurePortIsFree } from './listen';

export interface ProgramOptions {
  config: Config;
  /** The folder that holds package.json. */
  projectRoot: string;
  /** The folder that the build wrote; without it, the program serves its API alone. */
  builtFolder?: string;
  /** The module in which worker threads draw pictures. */
  pictureWorker: string;
  /** The module of the process that makes pictures ahead. */
  aheadProcess: string;
  /** The module in which a worker thread renders first screens. */
  renderWorker: string;
  /** The module in which a worker thread balances choices. */
  balanceWorker: string;
  /** The module of the process that parses a file of the catalogue. */
  jsonProcess: string;
  /** Answers operations that aren't in the manifest; for development. */
  adHocOperations: boolean;
  say(sentence: string): void;
}

export interface Program {
  /** Resolves once the first visitor needn't wait for the home page. It answers requests before that, and can be stopped. */
  ready: Promise<void>;
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
  const opened = await openDatabase({
    config,
    projectRoot,
    say,
    onIdleError: ({ message }) => say(`A connection to the database was lost: ${message}`),
    whileStarting: loadServing,
  });
  try {
    await tryReplicas(config.databaseReadUrls, say);
    const { serve } = await loadServing();
    return await serve(options, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Milliseconds that a start waits for replicas, which may be down. */
const REPLICA_WITHIN_MS = 2_000;

/** Says what is wrong with replicas. @throws StartRefusal for one that can't be read from before it is changed */
async function tryReplicas(urls: readonly string[], say: (sentence: string) => void) {
  const tried = urls.map(async (url, index) => {
    try {
      await checkDatabase(url, `DATABASE_READ_URLS (address ${index + 1})`, REPLICA_WITHIN_MS);
    } catch (error) {
      if (!(error instanceof StartRefusal) || error instanceof UnfitDatabase) throw error;
      say(`${error.message} It isn’t read from until it answers.`);
    }
  });
  await Promise.all(tried);
}

/** The greater part of the program. Loading it takes as long as PostgreSQL's start, so both happen at once. */
const loadServing = () => import('./serve');

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
