import { INBOX_BEAT_SECONDS } from '@domain/offer';
import type { Database } from '@server/platform/db/database';
import type { ChannelListener } from '@server/platform/db/notifications';
import { outageOf } from '@server/platform/log';
import { findOpenSessions } from '@server/modules/people';
import type { FastifyBaseLogger } from 'fastify';
import { InboxStream, type StreamOwner } from './inbox-stream';

/** The most streams of one player in this process. A browser holds one for each visible window. */
const STREAMS_OF_PLAYER = 10;

/** The most streams of one browser: it keeps six connections to a host, and without a free one all its windows would hang. */
const STREAMS_OF_SESSION = 4;

/** All inbox streams of this process. */
export class InboxStreams implements ChannelListener {
  readonly #database: Database;
  readonly #byUser = new Map<string, Set<InboxStream>>();
  #isListening = false;
  #isClosed = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Opens a stream that sends everything after an event, as soon as this process is notified of new ones.
   *
   * @param after the number of the last event that the browser knows; undefined to start with the next new one
   * @returns null for too many streams of one player or one session, and while the process stops
   */
  open(owner: StreamOwner, after: number | undefined): InboxStream | null {
    const { userId, tokenHash } = owner;
    const own = this.#byUser.get(userId) ?? new Set();
    if (this.#isClosed || own.size >= STREAMS_OF_PLAYER) return null;
    const ofSession = [...own].filter((stream) => stream.owner.tokenHash === tokenHash);
    if (ofSession.length >= STREAMS_OF_SESSION) return null;
    const stream = new InboxStream(this.#database, owner, after);
    this.#byUser.set(userId, own.add(stream));
    stream.output.once('close', () => {
      own.delete(stream);
      if (own.size === 0) this.#byUser.delete(userId);
    });
    // Registered first, so that no event in between is missed.
    if (this.#isListening) void stream.send();
    return stream;
  }

  /** A player has a new event. */
  notified(userId: string): void {
    for (const stream of this.#byUser.get(userId) ?? []) void stream.send();
  }

  /** Sends an event without content to all administrators. */
  tellAdministrators(event: string): void {
    for (const stream of this.all()) if (stream.isOfAdministrator) stream.tell(event);
  }

  /** Without notifications a stream would be silent but look live, so it ends; browsers reconnect. */
  listening(isListening: boolean): void {
    this.#isListening = isListening;
    for (const stream of this.all()) {
      if (isListening) void stream.send();
      else stream.end();
    }
  }

  all(): InboxStream[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  /** Ends all streams and opens no more: the process stops. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.all()) stream.end();
  }
}

/** How often sessions are checked: any process may have ended them. */
const CHECK_EVERY_MS = 1_000;

interface Watch {
  database: Database;
  issuer: string;
  adminEmails: readonly string[];
  log: FastifyBaseLogger;
}

/**
 * Sends heartbeats, and ends streams with their sessions: at sign-out, when the session expires, when the account is
 * deleted, and when a role changes.
 *
 * @returns a function that stops watching
 */
export function watchStreams(streams: InboxStreams, watch: Watch): () => void {
  let isLooking = false;
  const looking = outageOf('checking event streams', watch.log);

  const look = async (): Promise<void> => {
    // During an outage it is tried even without streams, so that the log shows when it works again.
    if (isLooking || (streams.all().length === 0 && !looking.isOn)) return;
    isLooking = true;
    await endWithSessions(streams, watch).then(looking.worked, looking.failed);
    isLooking = false;
  };

  const timers = [
    setInterval(() => void look(), CHECK_EVERY_MS),
    setInterval(() => {
      for (const stream of streams.all()) stream.beat();
    }, INBOX_BEAT_SECONDS * 1_000),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}

async function endWithSessions(streams: InboxStreams, watch: Watch): Promise<void> {
  const all = streams.all();
  const tokenHashes = [...new Set(all.map(({ owner }) => owner.tokenHash))];
  const open = await findOpenSessions(watch.database, { ...watch, tokenHashes });
  for (const stream of all) {
    const { tokenHash, roles } = stream.owner;
    if (open.get(tokenHash)?.join() !== roles) stream.end();
  }
}
