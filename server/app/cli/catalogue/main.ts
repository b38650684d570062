import { createDatabase } from '@server/platform/db/database';
import { StartRefusal } from '@server/platform/start-refusal';
import { constants, setPriority } from 'node:os';
import { print, runOnDatabase } from '../run-on-database';
import { runCatalogueCommand } from './command';

/** The catalogue's commands. Uses the database of a running program, or starts it for the time of the command. */

/** Aborted by Ctrl+C, from the first call on. */
function interrupted(): AbortSignal {
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort(new StartRefusal('Stopped. What was done stays.')));
  return stopping.signal;
}

// Players who use the site meanwhile come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await runOnDatabase(({ config, pool, dataDir }) =>
  runCatalogueCommand(process.argv.slice(2), {
    pool,
    database: createDatabase(pool),
    dataDir,
    print,
    sources: { addresses: config.sources, contact: config.contactEmail },
    interrupted,
    terminal: process.stdout.isTTY ? process.stdout : undefined,
  }),
);
