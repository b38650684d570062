import { constants, setPriority } from 'node:os';
import { loadConfig } from '@server/platform/config/config';
import { createDatabase } from '@server/platform/db/database';
import { openDatabase } from '@server/platform/db/open';
import { projectRootOf, reportAndExit } from '@server/app/entry';
import { StartRefusal } from '@server/platform/start-refusal';
import { runCatalogueCommand } from './command';

/** The catalogue's commands. Uses the database of a running program, or starts it for the time of the command. */

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Aborted by Ctrl+C, from the first call on. */
function interrupted(): AbortSignal {
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort(new StartRefusal('Stopped. What was done stays.')));
  return stopping.signal;
}

try {
  // Players who use the site meanwhile come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const config = loadConfig(process.env);
  const { pool, dataDir, close } = await openDatabase({
    config,
    projectRoot: projectRootOf(import.meta.dirname),
    join: true,
    statementTimeout: 0,
    say: print,
  });
  try {
    process.exitCode = await runCatalogueCommand(process.argv.slice(2), {
      pool,
      database: createDatabase(pool),
      dataDir,
      print,
      sources: { addresses: config.sources, contact: config.contactEmail },
      interrupted,
      terminal: process.stdout.isTTY ? process.stdout : undefined,
    });
  } finally {
    await close();
  }
} catch (error) {
  reportAndExit(error);
}
