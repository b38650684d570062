import { loadConfig } from '@server/platform/config/config';
import { createDatabase } from '@server/platform/db/database';
import { openDatabase } from '@server/platform/db/open';
import { projectRootOf, reportAndExit } from '@server/app/entry';
import { runCollectionsCommand } from './command';

/** The collections' commands. Uses the database of a running program, or starts it for the time of the command. */

const print = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const { pool, close } = await openDatabase({
    config: loadConfig(process.env),
    projectRoot: projectRootOf(import.meta.dirname),
    join: true,
    statementTimeout: 0,
    say: print,
  });
  try {
    const database = createDatabase(pool);
    process.exitCode = await runCollectionsCommand(process.argv.slice(2), { database, print });
  } finally {
    await close();
  }
} catch (error) {
  reportAndExit(error);
}
