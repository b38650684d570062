import { cp, link, mkdir, readdir, readFile, symlink, readlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Fills a folder with what the last stage of the Dockerfile copies. Packages are those that `npm ci --omit=dev` would
 * install, by hard links, which takes a second instead of a minute. The embedded PostgreSQL is among them, for a machine
 * without another one.
 */
export async function installInto(folder: string): Promise<void> {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S*)$/gm)];
  for (const [, from = '', to = ''] of copied) {
    if (from === 'node_modules') await installProduction(folder);
    else await cp(join(root, from), join(folder, to === '' ? from : to), { recursive: true });
  }
}

async function installProduction(folder: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; optional?: true }>;
  };
  for (const [path, { dev, optional }] of Object.entries(lock.packages)) {
    if (path === '' || dev) continue;
    await linkPackage(join(root, path), join(folder, path)).catch((error: unknown) => {
      // For another platform.
      if (!optional) throw error;
    });
  }
}

/** Links a package's files, without the packages within it, which have entries of their own. */
async function linkPackage(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true });
  await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) await linkPackage(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await linkOrCopy(source, target);
  }
}

/** A link is impossible between two disks. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  await link(source, target).catch(async () => {
    await mkdir(dirname(target), { recursive: true });
    await cp(source, target);
  });
}
