import { refuseTakenPort } from './bootstrap/port.mjs';
import { ensureBuild } from './build.mjs';

/** Builds if necessary and runs the program in this process, so that signals reach it. */
export async function run() {
  await refuseTakenPort();
  await ensureBuild();
  // A line for each request is for a host's log, and not for a person's terminal.
  process.env.LOG_LEVEL ||= 'warn';
  await import('../dist/server/app/main.js');
}
