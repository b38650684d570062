import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { USER, type Cluster } from './cluster';

const ASK_EVERY_MS = 20;

/** The cluster's connection string; `database` is `postgres` unless another is named. */
export const connectionStringOf = ({ password }: Cluster, port: number, database = 'postgres') =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

/** The port of a PostgreSQL that already runs on this cluster: left by a killed program, or another program's. */
export async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const { pid, port } = await readPidFile(cluster);
  if (!pid || !port) return undefined;
  if (!(await isServer(pid))) {
    // PostgreSQL itself would mistake any living process with that pid for its server and refuse to start.
    await rm(pidFileOf(cluster), { force: true });
    return undefined;
  }
  return waitForAnswer(cluster, port, async () => !(await isServer(pid)), 5_000).then(
    () => port,
    () => undefined,
  );
}

/** Whether a PostgreSQL runs on this cluster, even if it doesn't answer. */
export async function isRunning(cluster: Cluster): Promise<boolean> {
  const { pid } = await readPidFile(cluster);
  return pid !== undefined && pid > 0 && isServer(pid);
}

/** @throws Error if PostgreSQL ends instead, or doesn't answer within that many milliseconds */
export async function waitForAnswer(
  cluster: Cluster,
  port: number,
  hasEnded: () => boolean | Promise<boolean>,
  within: number,
): Promise<void> {
  const deadline = performance.now() + within;
  for (;;) {
    const client = new pg.Client({ connectionString: connectionStringOf(cluster, port) });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (await hasEnded()) {
        throw new Error(`PostgreSQL ended: ${await lastLogLine(cluster)}`, { cause: error });
      }
      if (performance.now() > deadline) throw error;
      await after(ASK_EVERY_MS);
    }
  }
}

const pidFileOf = ({ folder }: Cluster): string => join(folder, 'postmaster.pid');

/** PostgreSQL's pid file, which a crash leaves behind. */
async function readPidFile(cluster: Cluster): Promise<{ pid?: number; port?: number }> {
  const text = await readFile(pidFileOf(cluster), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  return { ...(pid && { pid }), ...(port && { port }) };
}

const lastLogLine = async ({ folder }: Cluster): Promise<string> =>
  (await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')).trim().split('\n').at(-1) ??
  '';

/**
 * Whether a living process with this pid can be a PostgreSQL. Only Linux can distinguish another process that reused
 * the pid, and a zombie.
 */
async function isServer(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat === undefined || /\(postgres\) [^ZX]/.test(stat);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
