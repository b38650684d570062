/**
 * Waits beside a test run for its end, which closes the standard input of this process even if the run is killed; then
 * stops the run's PostgreSQL, if the run hasn't, and removes its folder.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
const FAST_SHUTDOWN = 'SIGINT';

const [folder] = process.argv.slice(2);
const pidFile = join(folder, 'postgres', 'postmaster.pid');

process.stdin.resume().once('close', async () => {
  const [pid] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n').map(Number);
  let isRunning = pid > 0 && signalled(pid, FAST_SHUTDOWN);
  while (isRunning) {
    await after(LOOK_EVERY_MS);
    isRunning = signalled(pid, 0);
  }
  await rm(folder, { recursive: true, force: true });
});

/** Sends a signal, or none if it is 0; whether there is such a process. */
function signalled(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
