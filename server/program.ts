import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app';
import { loadDemoCatalogue } from './catalogue/demo';
import type { Config } from './config';
import { createDatabase } from './db/database';
import { openDatabase } from './db/open';
import { loadDemoPlayers } from './demo';
import { issuerOf, loadDemoAccounts, warmUpDemoIdentity } from './identity';
import { ensurePortIsFree, listen } from './listen';

/** How long requests under way may take at a stop, in milliseconds. */
const DRAIN_WITHIN_MS = 8_000;

interface ProgramOptions {
  config: Config;
  /** The folder that holds package.json. */
  projectRoot: string;
  /** Answers operations that aren't in the manifest; for development. */
  adHocOperations: boolean;
  say(sentence: string): void;
}

export interface Program {
  /** Lets requests under way end, then closes the database. */
  stop(): Promise<void>;
}

/** Starts all of it: database, migrations, demo catalogue, server. @throws StartRefusal */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { config, projectRoot, say } = options;
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
    const clientFolder = join(projectRoot, 'dist/client');
    const app = await buildApp({
      config: { ...config, dataDir },
      pool,
      database,
      adHocOperations: options.adHocOperations,
      ...(existsSync(clientFolder) && { clientFolder }),
    });
    await listen(app, config);
    if (config.oidc === undefined) {
      warmUpDemoIdentity(app, config).catch((error: unknown) => app.log.warn({ err: error }));
    }
    return {
      async stop() {
        const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_WITHIN_MS);
        await app.close();
        clearTimeout(late);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
