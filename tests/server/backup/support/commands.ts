import { runBackupCommand, runRestoreCommand } from '@server/app/cli/backup/command';
import type { TestDatabase } from '@tests/support/postgres/database';

interface Ran {
  code: number;
  printed: string;
}

const running =
  (command: typeof runBackupCommand) =>
  async (
    { pool }: Pick<TestDatabase, 'pool'>,
    dataDir: string,
    ...args: string[]
  ): Promise<Ran> => {
    const lines: string[] = [];
    const code = await command(args, {
      pool,
      dataDir,
      migrationsFolder: 'server/platform/db/migrations',
      print: (line) => lines.push(line),
    });
    return { code, printed: lines.join('\n') };
  };

/** Runs `npm run backup` for a database, with a data folder and what follows `--`. */
export const backUp = running(runBackupCommand);

/** Runs `npm run restore` for a database, with a data folder and what follows `--`. */
export const restore = running(runRestoreCommand);
