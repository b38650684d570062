import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '@server/platform/start-refusal';
import type { SystemAccount } from './account';
import type { Binaries } from './binaries';
import { makePrivateFolder } from './data-folder';
import { run } from './run';

/** A cluster on disk: PostgreSQL's folder and the generated password of its one user. */
export interface Cluster {
  folder: string;
  password: string;
}

export const USER = 'starbinder';

const PASSWORD_FILE = 'starbinder-password';

/**
 * Opens the cluster in a data folder, and creates it if there is none. It is created beside its place and moved there
 * once complete, so a kill leaves nothing unfinished.
 */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  account: SystemAccount | undefined,
  onInit: () => void,
): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  if (!(await exists(folder))) {
    onInit();
    await makeCluster(dataDir, folder, binaries, account);
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version !== binaries.major) {
    throw new StartRefusal(
      `${folder} holds data of PostgreSQL ${version || '(unknown)'}, and this program contains ${binaries.major}. To bring the data over, write a backup (npm run backup) with the Starbinder that made it, set DATA_DIR to another folder, and restore it there (npm run restore).`,
    );
  }
  return { folder, password: await readFile(join(folder, PASSWORD_FILE), 'utf8') };
}

async function makeCluster(
  dataDir: string,
  folder: string,
  binaries: Binaries,
  account: SystemAccount | undefined,
): Promise<void> {
  const unfinished = `${folder}.${randomBytes(4).toString('hex')}.new`;
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes(24).toString('hex');
  try {
    await makePrivateFolder(unfinished, account);
    await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx', flush: true });
    if (account) await chown(passwordFile, account.uid, account.gid);
    await run(
      binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      dataDir,
      account,
    );
    await rename(passwordFile, join(unfinished, PASSWORD_FILE));
    await rename(unfinished, folder).catch(async (error: unknown) => {
      // Another start was faster: its cluster is used.
      if (!(await exists(folder))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
