import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';

const ESBUILD = join('node_modules', '.bin', 'esbuild');

/**
 * Bundles an entry of the sources as the build does: it starts in a quarter of the time of compiling them on the fly.
 *
 * @param entry from the project's root, such as `server/app/main.ts`
 * @returns the file to run, to be removed afterwards; within the project, whose packages it needs
 */
export function bundled(entry: string): string {
  const file = join('.cache', `${basename(entry, '.ts')}-${process.pid}.mjs`);
  const { status, stderr } = spawnSync(ESBUILD, [
    entry,
    `--outfile=${file}`,
    '--bundle',
    '--packages=external',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--log-level=warning',
  ]);
  if (status !== 0) throw new Error(`${entry} can’t be bundled: ${String(stderr)}`);
  return file;
}
