import { outageOf } from '@server/platform/log';
import type { FastifyBaseLogger } from 'fastify';
import { Client, type Pool } from 'pg';

/** How often the connection is probed, and how long it may take to answer, in milliseconds. */
const PROBES = { every: 5_000, answerWithin: 2_000 };
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

export interface ChannelListener {
  /** A committed transaction, in this process or another, notified the channel. */
  notified(payload: string): void;
  /** Whether notifications arrive from now on; false while the connection is down, and at first. */
  listening(isListening: boolean): void;
}

/**
 * Listens to PostgreSQL's notifications on one separate connection for the whole process, and reconnects whenever it
 * breaks.
 *
 * @param channels the listener of each channel; lower-case names
 * @param probes how a connection is found out that is open and says nothing, as one to a machine that is gone
 * @returns a function that stops listening
 */
export function listenToNotifications(
  options: Pool['options'],
  channels: Readonly<Record<string, ChannelListener>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  probes = PROBES,
): () => Promise<void> {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  const outage = outageOf('listening to notifications of the database', log);

  const notifyAll = (isListening: boolean): void => {
    for (const listener of Object.values(channels)) listener.listening(isListening);
  };

  const again = (delay: number, next: () => Promise<void>): void => {
    timer = setTimeout(() => void next(), delay);
    timer.unref();
  };

  const lost = (from: Client, error?: Error): void => {
    if (from !== client) return;
    client = undefined;
    clearTimeout(timer);
    void from.end().catch(() => undefined);
    if (stopped) return;
    outage.failed(error);
    notifyAll(false);
    again(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS), connect);
    failures += 1;
  };

  const heartbeat = async (): Promise<void> => {
    const probed = client;
    try {
      await probed?.query('select 1');
      if (probed !== undefined && probed === client) again(probes.every, heartbeat);
    } catch (error) {
      if (probed !== undefined) lost(probed, error as Error);
    }
  };

  const connect = async (): Promise<void> => {
    const next = new Client({
      ...options,
      keepAlive: true,
      connectionTimeoutMillis: probes.answerWithin,
      query_timeout: probes.answerWithin,
    });
    client = next;
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel, payload = '' }) => channels[channel]?.notified(payload));
    try {
      await next.connect();
      for (const channel of Object.keys(channels)) {
        await next.query(`listen ${next.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      lost(next, error as Error);
      return;
    }
    if (next !== client) return;
    failures = 0;
    outage.worked();
    notifyAll(true);
    again(probes.every, heartbeat);
  };

  void connect();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    const last = client;
    client = undefined;
    await last?.end().catch(() => undefined);
  };
}
