import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import type { SystemAccount } from './account';
import type { Binaries } from './binaries';
import type { Cluster } from './cluster';
import { endOrphans } from './orphans';
import { processOptions, run } from './run';
import { isRunning, waitForAnswer } from './running-server';
import { serverLogOf, shortenServerLog } from './server-log';

/** A free port of this machine; another program may take it before its use. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const READY_WITHIN_MS = 60_000;
/** Seconds for PostgreSQL to write its memory to disk, and after that, to end without doing so. */
const STOP_WITHIN = { fast: '3', immediate: '1' };

/** A cluster and its PostgreSQL's options. */
export interface Server {
  cluster: Cluster;
  binaries: Binaries;
  account: SystemAccount | undefined;
  /** Settings beyond our defaults. */
  settings: Record<string, string>;
}

interface Start {
  /** A free port, if none is given. */
  port?: number;
  /** Aborts the start, which then fails. */
  signal?: AbortSignal;
  /** Done while it starts, and before it is connected to: what keeps this thread busy would let connections time out. */
  whileStarting?: () => Promise<unknown>;
}

/**
 * Starts PostgreSQL on loopback, detached, so Ctrl+C reaches the program first.
 * @returns its port
 */
export async function startServer(
  { cluster, binaries, account, settings }: Server,
  { port: wanted, signal, whileStarting }: Start = {},
): Promise<number> {
  await endOrphans(cluster);
  const port = wanted ?? (await freePort());
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // A row by its index costs hardly more than the next one: the data is in memory or on a disk without moving parts.
    random_page_cost: '1.1',
    // The program's own log reports failing statements; PostgreSQL's would quote their values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  };
  await shortenServerLog(cluster.folder);
  const log = await open(serverLogOf(cluster.folder), 'a', 0o600);
  signal?.throwIfAborted();
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
  const giveUp = () => void child.kill('SIGQUIT');
  signal?.addEventListener('abort', giveUp);
  try {
    await log.close();
    await Promise.all([
      waitForAnswer(cluster, port, () => ended, READY_WITHIN_MS),
      whileStarting?.(),
    ]);
    return port;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Stops PostgreSQL, if it runs, after cancelling its work; committed data is kept. */
export async function stopServer(server: Server): Promise<void> {
  if (!(await isRunning(server.cluster))) return;
  try {
    await stopBy('fast', server);
  } catch {
    // It was too slow and will replay its log at the next start, or it ended by itself.
    if (await isRunning(server.cluster)) await stopBy('immediate', server);
  }
}

const stopBy = (
  mode: keyof typeof STOP_WITHIN,
  { cluster: { folder }, binaries, account }: Server,
): Promise<void> =>
  run(
    binaries.pgCtl,
    ['stop', '-D', folder, '-m', mode, '-w', '-t', STOP_WITHIN[mode]],
    folder,
    account,
  );
