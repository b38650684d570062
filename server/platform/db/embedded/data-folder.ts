import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { chmod, chown } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartRefusal } from '@server/platform/start-refusal';
import { makeFolder } from '@server/platform/files/make-folder';
import { canReach, type SystemAccount } from './account';

/** Root's data folder if `nobody` can't enter the program's folder. */
const ROOTS_DATA_DIR = '/var/lib/starbinder';

interface Chosen {
  dataDir: string;
  /** A sentence about the choice, for the terminal. */
  notice?: string;
}

/**
 * Chooses the data folder and creates it (rules/operation#data-folder).
 *
 * @param explicit DATA_DIR, if set
 * @throws StartRefusal if it can't be written, or the account can't reach it
 */
export async function chooseDataFolder(
  explicit: string | undefined,
  projectRoot: string,
  account: SystemAccount | undefined,
  rootsDataDir = ROOTS_DATA_DIR,
): Promise<Chosen> {
  const wanted = resolve(explicit ?? join(projectRoot, '.data'));
  if (canReach(firstThatExists(wanted), account)) return { dataDir: await make(wanted, account) };
  if (explicit !== undefined) {
    throw new StartRefusal(
      `DATA_DIR ${explicit} can't be used: PostgreSQL doesn't run as root but as "nobody", who can't enter it. Choose a folder such as ${rootsDataDir}, or start the program as another user.`,
    );
  }
  return {
    dataDir: await make(rootsDataDir, account),
    notice: `Keeping data in ${rootsDataDir}: PostgreSQL runs as "nobody", who can't enter ${projectRoot}.`,
  };
}

async function make(dataDir: string, account: SystemAccount | undefined): Promise<string> {
  try {
    const first = await makeFolder(dataDir, 0o755);
    if (first !== undefined && account !== undefined) await openToAll(dataDir, first);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return dataDir;
  } catch (error) {
    throw new StartRefusal(
      `The data folder ${dataDir} can't be written (${(error as NodeJS.ErrnoException).code}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** Root's umask may have closed the new folders to other accounts. */
async function openToAll(last: string, first: string): Promise<void> {
  await chmod(last, 0o755);
  if (last !== first) await openToAll(dirname(last), first);
}

/** The nearest existing folder upwards. */
const firstThatExists = (path: string): string =>
  existsSync(path) && statSync(path).isDirectory() ? path : firstThatExists(join(path, '..'));

/** Creates a folder that only the account, or without one the present user, may enter. */
export async function makePrivateFolder(
  path: string,
  account: SystemAccount | undefined,
): Promise<void> {
  await makeFolder(path, 0o700);
  if (account !== undefined) await chown(path, account.uid, account.gid);
}
