import { print, runOnDatabase } from '../run-on-database';
import { runBackupCommand, runRestoreCommand } from './command';

/** Writes and restores backups. A backup uses the database of a running program; a restoration wants it for itself. */

const [command, ...args] = process.argv.slice(2);
const isBackup = command === 'backup';

await runOnDatabase(
  ({ pool, dataDir, projectRoot }) =>
    (isBackup ? runBackupCommand : runRestoreCommand)(args, {
      pool,
      dataDir,
      migrationsFolder: `${projectRoot}/server/platform/db/migrations`,
      print,
    }),
  isBackup,
);
