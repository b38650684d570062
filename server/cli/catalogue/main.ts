import { loadConfig } from '@server/config';
import { createDatabase } from '@server/db/database';
import { openDatabase } from '@server/db/open';
import { projectRootOf, reportAndExit } from '@server/entry';
import { runCatalogueCommand } from './command';

/** The catalogue's commands. Uses the database of a running program, or starts it for the time of the command. */

const print = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const { pool, dataDir, close } = await openDatabase({
    config: loadConfig(process.env),
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
    });
  } finally {
    await close();
  }
} catch (error) {
  reportAndExit(error);
}
