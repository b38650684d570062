import type { FastifyBaseLogger } from 'fastify';
import { Client, type Pool } from 'pg';

/** Importers `NOTIFY` this channel in the transaction that changes the catalogue. */
const CATALOGUE_CHANGED = 'catalogue_changed';

/** How often the connection is asked whether it still lives, and how long it may take to say so. */
const HEARTBEAT_MS = 5_000;
const ANSWER_WITHIN_MS = 2_000;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

export interface CatalogueListener {
  /** The catalogue changed, in this process or another. */
  changed(): void;
  /** Whether changes are heard of from now on; false at first and while the connection is down. */
  hearing(hears: boolean): void;
}

/**
 * Listens for changes of the catalogue on a connection of its own, for as long as it isn't stopped,
 * and connects again whenever that breaks.
 *
 * @returns a function that stops listening
 */
export function listenToCatalogue(
  options: Pool['options'],
  listener: CatalogueListener,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

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
    if (failures === 0) log.warn({ err: error }, 'changes of the catalogue are not heard of');
    listener.hearing(false);
    again(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS), connect);
    failures += 1;
  };

  const heartbeat = async (): Promise<void> => {
    const asked = client;
    try {
      await asked?.query('select 1');
      if (asked !== undefined && asked === client) again(HEARTBEAT_MS, heartbeat);
    } catch (error) {
      if (asked !== undefined) lost(asked, error as Error);
    }
  };

  const connect = async (): Promise<void> => {
    const next = new Client({
      ...options,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client = next;
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', () => listener.changed());
    try {
      await next.connect();
      await next.query(`listen ${CATALOGUE_CHANGED}`);
    } catch (error) {
      lost(next, error as Error);
      return;
    }
    if (next !== client) return;
    failures = 0;
    listener.hearing(true);
    again(HEARTBEAT_MS, heartbeat);
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
