import { parseArgs } from 'node:util';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { formatNumber } from '@domain/number-text';
import { BackupRefused, type Manifest, restoreBackup, writeBackup } from '@server/modules/backup';
import { isSetBackup, restoreSet } from '@server/modules/catalogue';
import { openBackups } from '@server/platform/files/backups-folder';

interface Surroundings {
  pool: Pool;
  /** Where a database that is replaced is backed up. */
  dataDir: string;
  migrationsFolder: string;
  /** Prints a line on the terminal. */
  print: (line: string) => void;
  now?: Date;
}

/**
 * Runs `npm run backup -- FILE` (rules/operation#backup).
 *
 * @param args what follows `--`
 * @returns the exit code: 1 if it was refused
 */
export const runBackupCommand = (
  args: readonly string[],
  { pool, print }: Surroundings,
): Promise<number> =>
  run({ args, usage: BACKUP_USAGE, print }, async (path) => {
    const manifest = await writeBackup({ pool, path });
    print(`${path} holds ${contentsOf(manifest)}.`);
  });

/** Runs `npm run restore -- FILE` (rules/operation#restore). Parameters and result are those of {@link runBackupCommand}. */
export const runRestoreCommand = (
  args: readonly string[],
  { pool, dataDir, migrationsFolder, print, now = new Date() }: Surroundings,
): Promise<number> =>
  run({ args, usage: RESTORE_USAGE, print, canReplace: true }, async (path, replaces) => {
    const name = `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
    const replace = replaces ? { backupPath: join(await openBackups(dataDir), name) } : undefined;
    if (isSetBackup(path)) {
      const { code, rows } = await restoreSet({ pool, path, replace, progress: print });
      print(
        `Restored the set ${code} with ${formatNumber(rows)} rows. The next start makes it searchable.`,
      );
      return;
    }
    const manifest = await restoreBackup({
      pool,
      path,
      migrationsFolder,
      replace,
      progress: print,
    });
    print(`Restored ${contentsOf(manifest)}.`);
  });

interface CommandLine {
  args: readonly string[];
  usage: string;
  print: (line: string) => void;
  canReplace?: boolean;
}

async function run(
  { args, usage, print, canReplace = false }: CommandLine,
  act: (path: string, replaces: boolean) => Promise<void>,
): Promise<number> {
  const line = read(args, canReplace);
  if (line === null || line.isHelp) {
    print(usage);
    return line === null ? 1 : 0;
  }
  try {
    await act(line.path, line.replaces);
    return 0;
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    print(error.message);
    return 1;
  }
}

/** @returns null for a wrong command line */
function read(args: readonly string[], canReplace: boolean) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, replace: { type: 'boolean' } },
    });
    const [path = '', ...more] = positionals;
    const { help: isHelp = false, replace: replaces = false } = values;
    if (more.length > 0 || (path === '' && !isHelp) || (replaces && !canReplace)) return null;
    return { path, replaces, isHelp };
  } catch {
    return null;
  }
}

const contentsOf = ({ tables, takenAt }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${formatNumber(rows)} rows of ${tables.length} tables, as they were at ${takenAt}`;
};

const BACKUP_USAGE = `npm run backup -- FILE

Writes everything in the database to a new file, as it is at one moment. The program may run meanwhile.
Pictures aren't in it: the program makes them again.`;

const RESTORE_USAGE = `npm run restore -- FILE [--replace]

Fills an empty database from a backup, and updates its tables if an older version wrote it. Stop the program first.

A backup of a single set, as an import with --discard-changes writes it (backups/SET-….json.gz), goes back into the database that it
came from, with what people had of its cards.

  --replace  replaces a database that isn't empty, or the cards that the set has now; what was there is first backed up to the data folder`;
