import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import type { Cluster } from './cluster';

const LOOK_EVERY_MS = 10;
const LOOKS = 100;

/**
 * Ends the processes that a killed PostgreSQL left running. Most end by themselves, but not in the middle of a long
 * statement, and no new PostgreSQL starts before they are gone. Only Linux can list them; other systems wait for them.
 */
export async function endOrphans({ folder }: Cluster): Promise<void> {
  const home = await realpath(folder);
  for (let look = 0; look < LOOKS; look += 1) {
    const orphans = await orphansIn(home);
    if (orphans.length === 0) return;
    for (const pid of orphans) quit(pid);
    await after(LOOK_EVERY_MS);
  }
}

/** Processes of a cluster whose parent process is gone. PostgreSQL itself is the parent of all others. */
async function orphansIn(home: string): Promise<string[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      if ((await folderOf(pid)) !== home) return false;
      const [title, stat] = await Promise.all([read(pid, 'cmdline'), read(pid, 'stat')]);
      const parent = /\) \S (\d+)/.exec(stat)?.[1];
      return (
        title.startsWith('postgres: ') && parent !== undefined && (await folderOf(parent)) !== home
      );
    }),
  );
  return pids.filter((_, index) => found[index]);
}

const folderOf = (pid: string): Promise<string> => readlink(`/proc/${pid}/cwd`).catch(() => '');

const read = (pid: string, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** The signal by which PostgreSQL stops its processes at once; committed work is in the log. */
function quit(pid: string): void {
  try {
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // It ended meanwhile.
  }
}
