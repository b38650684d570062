import { refuseTakenPort } from './bootstrap/port.mjs';
import { ensureBuild } from './build.mjs';

/** Builds if necessary and runs the program in this process, so that signals reach it. */
export async function run() {
  await refuseTakenPort();
  await ensureBuild();
  await import('../dist/server/main.js');
}
