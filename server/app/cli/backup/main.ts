import { loadConfig } from '@server/platform/config/config';
import { openDatabase } from '@server/platform/db/open';
import { projectRootOf, reportAndExit } from '@server/app/entry';
import { runBackupCommand, runRestoreCommand } from './command';

/** Writes and restores backups. A backup uses the database of a running program; a restoration wants it for itself. */

const print = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const [command, ...args] = process.argv.slice(2);
  const isBackup = command === 'backup';
  const projectRoot = projectRootOf(import.meta.dirname);
  const { pool, dataDir, close } = await openDatabase({
    config: loadConfig(process.env),
    projectRoot,
    join: isBackup,
    statementTimeout: 0,
    say: print,
  });
  try {
    process.exitCode = await (isBackup ? runBackupCommand : runRestoreCommand)(args, {
      pool,
      dataDir,
      migrationsFolder: `${projectRoot}/server/platform/db/migrations`,
      print,
    });
  } finally {
    await close();
  }
} catch (error) {
  reportAndExit(error);
}
