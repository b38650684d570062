import { projectRootOf, reportAndExit } from '@server/app/entry';
import { type Config, loadConfig } from '@server/platform/config/config';
import { openDatabase } from '@server/platform/db/open';
import type { Pool } from 'pg';

/** Prints a line on the terminal. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

interface Opened {
  config: Config;
  pool: Pool;
  dataDir: string;
  /** The folder that holds package.json. */
  projectRoot: string;
}

/**
 * Runs a command on the configured database, whose statements may take long, and sets the process' exit code.
 *
 * @param joins uses the embedded database of a running program; otherwise the command wants it for itself
 * @param run returns the exit code
 */
export async function runOnDatabase(
  run: (opened: Opened) => Promise<number>,
  joins = true,
): Promise<void> {
  try {
    const config = loadConfig(process.env);
    const projectRoot = projectRootOf(import.meta.dirname);
    const options = { config, projectRoot, join: joins, statementTimeout: 0, say: print };
    const { pool, dataDir, close } = await openDatabase(options);
    try {
      process.exitCode = await run({ config, pool, dataDir, projectRoot });
    } finally {
      await close();
    }
  } catch (error) {
    reportAndExit(error);
  }
}
