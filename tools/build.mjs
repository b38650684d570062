import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { whileAlone } from './bootstrap/alone.mjs';
import { withProgress } from './bootstrap/progress.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { root } from './bootstrap/root.mjs';
import { hashOf, readStamp } from './bootstrap/stamp.mjs';
import { ensureWritable } from './bootstrap/writable.mjs';

const INPUTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
  'operations.json',
  'public',
  'domain',
  'artwork',
  'src',
  'server',
  'tools',
];
const STAMP = '.built';

/**
 * Builds browser application and server, unless nothing changed since the last build. It runs in a child process: this
 * process would otherwise keep the bundlers' memory while the program runs.
 */
export async function ensureBuild() {
  if (isBuilt(hashOf(INPUTS))) return;
  ensureWritable();
  await whileAlone(buildAll);
}

/** Builds, for a program that then runs without npm. */
export const run = () => ensureBuild();

const isBuilt = (wanted) => readStamp(join('dist', STAMP)) === wanted;

async function buildAll() {
  const wanted = hashOf(INPUTS);
  // Meanwhile, another command may have done it.
  if (isBuilt(wanted)) return;
  await withProgress('Building', async () => {
    const builder = fork(join(root, 'tools/build-process.mjs'), [STAMP, wanted], { cwd: root });
    const [code] = await once(builder, 'exit');
    if (code !== 0) throw new Refusal('The build failed; the reason is above.');
  });
}
