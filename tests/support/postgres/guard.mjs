/**
 * Waits beside a test run for its end, which closes the standard input of this process even if the run is killed; then
 * stops the run's PostgreSQL, if the run hasn't, and those of programs that tests had started; and removes the folder.
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
const FAST_SHUTDOWN = 'SIGINT';

const [folder] = process.argv.slice(2);

process.stdin.resume().once('close', async () => {
  // Read again each time: a program that is about to end itself may have started its PostgreSQL again.
  for (let pids = await running(); pids.length > 0; pids = await running()) {
    for (const pid of pids) signalled(pid, FAST_SHUTDOWN);
    await after(LOOK_EVERY_MS);
  }
  await rm(folder, { recursive: true, force: true });
});

/** The processes of PostgreSQL on the run's own data and on that of programs. */
async function running() {
  const names = await readdir(folder).catch(() => []);
  const clusters = ['.', ...names.filter((name) => name.startsWith('starbinder-data-'))];
  const files = clusters.map((name) => join(folder, name, 'postgres', 'postmaster.pid'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return texts
    .map((text) => Number.parseInt(text, 10))
    .filter((pid) => pid > 0 && signalled(pid, 0));
}

/** Sends a signal, or none if it is 0; whether there is such a process. */
function signalled(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
