import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../bootstrap/child.mjs';
import { withProgress } from '../bootstrap/progress.mjs';
import { root } from '../bootstrap/root.mjs';

/** Every version of Node that the program supports, by its newest release that the package `node` has. */
export const NODES = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' };

/** The path of a version's program: the npm package `node` brings it, once, into the cache. */
export async function nodeOf(major) {
  const version = NODES[major];
  if (process.versions.node === version) return process.execPath;
  const folder = join('.cache', `node-${version}`);
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const program = join(root, folder, 'node_modules/node/bin', name);
  if (!existsSync(program)) {
    await withProgress(`Fetching Node ${version}`, () =>
      runQuietly('npm', [
        'install',
        `--prefix=${folder}`,
        '--no-save',
        '--no-package-lock',
        '--no-audit',
        `node@${version}`,
      ]),
    );
  }
  return program;
}
