import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { USER, type Cluster } from './cluster';
import { processOptions, run } from './run';

const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 20;

/** Where the cluster can be connected to; `database` is `postgres` unless another is named. */
export const connectionStringOf = ({ password }: Cluster, port: number, database = 'postgres') =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

/**
 * The port of a PostgreSQL that already runs on this cluster: one that outlived a killed program, or
 * another program's.
 */
export async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const pidFile = join(cluster.folder, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  if (!pid || !port || !isAlive(pid)) return undefined;
  if (await isAnotherProgram(pid)) {
    // PostgreSQL itself would take the living pid for a server of its own and refuse to start.
    await rm(pidFile, { force: true });
    return undefined;
  }
  return waitForAnswer(cluster, port, () => !isAlive(pid), 5_000).then(
    () => port,
    () => undefined,
  );
}

/** Starts PostgreSQL on loopback, detached, so that Ctrl+C reaches the program first. */
export async function startServer(
  cluster: Cluster,
  binaries: Binaries,
  account: Account | undefined,
  settings: Record<string, string>,
): Promise<number> {
  const port = await freePort();
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...settings,
  };
  const log = await open(join(cluster.folder, 'server.log'), 'a', 0o600);
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      cluster.folder,
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...processOptions(cluster.folder, account),
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    },
  );
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  child.unref();
  await log.close();
  await waitForAnswer(cluster, port, () => ended, READY_WITHIN_MS);
  return port;
}

/** Stops PostgreSQL after breaking off what still runs; what was committed is kept. */
export const stopServer = (
  cluster: Cluster,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> =>
  run(binaries.pgCtl, ['stop', '-D', cluster.folder, '-m', 'fast', '-w'], cluster.folder, account);

async function waitForAnswer(
  cluster: Cluster,
  port: number,
  hasEnded: () => boolean,
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
      if (hasEnded()) {
        throw new Error(`PostgreSQL ended: ${await lastWords(cluster)}`, { cause: error });
      }
      if (performance.now() > deadline) throw error;
      await after(ASK_EVERY_MS);
    }
  }
}

const lastWords = async ({ folder }: Cluster): Promise<string> =>
  (await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')).trim().split('\n').at(-1) ??
  '';

/** Whether some other program got the pid after a crash of the machine; told on Linux alone. */
const isAnotherProgram = async (pid: number): Promise<boolean> => {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => undefined);
  return name !== undefined && name.trim() !== 'postgres';
};

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
