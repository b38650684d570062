import { INBOX_BEAT_SECONDS } from '@domain/offer';
import type { Database } from '@server/db/database';
import type { ChannelListener } from '@server/db/notifications';
import { outageOf } from '@server/log';
import { findOpenSessions } from '@server/session';
import type { FastifyBaseLogger } from 'fastify';
import { InboxStream, type StreamOwner } from './inbox-stream';

/** Streams that one player may have at this process: a browser holds one for each of its windows in sight. */
const STREAMS_OF_PLAYER = 10;

/** Streams of one browser: it keeps six connections to a host, and without a free one all of its windows would hang. */
const STREAMS_OF_SESSION = 4;

/** All connections of this process over which browsers hear of their inboxes. */
export class InboxStreams implements ChannelListener {
  readonly #database: Database;
  readonly #byUser = new Map<string, Set<InboxStream>>();
  #hears = false;
  #isClosed = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Opens a stream that tells everything after an event, as soon as this process hears of new ones.
   *
   * @param after the number of the last event that the browser knows; undefined to begin with what comes
   * @returns null for too many of one player or one session, and at the end of the process
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
    // First known, then told: an event in between is heard of.
    if (this.#hears) void stream.tell();
    return stream;
  }

  /** Somebody has a new event; the payload is their id. */
  notified(userId: string): void {
    for (const stream of this.#byUser.get(userId) ?? []) void stream.tell();
  }

  /** Without hearing of events, a stream would be silent and seem to be live; browsers come back. */
  hearing(hears: boolean): void {
    this.#hears = hears;
    for (const stream of this.all()) {
      if (hears) void stream.tell();
      else stream.end();
    }
  }

  all(): InboxStream[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  /** Ends all streams and opens no other: the process stops. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.all()) stream.end();
  }
}

/** How often it is looked whether sessions are still open, wherever they were ended. */
const LOOK_EVERY_MS = 1_000;

interface Watch {
  database: Database;
  issuer: string;
  adminEmails: readonly string[];
  log: FastifyBaseLogger;
}

/**
 * Sees to it that streams show signs of life and end with their sessions: at a logout, when its time is over, with the
 * account, and when a role was lost or won.
 *
 * @returns a function that stops watching
 */
export function watchStreams(streams: InboxStreams, watch: Watch): () => void {
  let isLooking = false;
  const looking = outageOf('looking after event streams', watch.log);

  const look = async (): Promise<void> => {
    // While that fails, it is tried even without streams, so that the log tells when it works again.
    if (isLooking || (streams.all().length === 0 && !looking.isOn)) return;
    isLooking = true;
    await endWithSessions(streams, watch).then(looking.worked, looking.failed);
    isLooking = false;
  };

  const timers = [
    setInterval(() => void look(), LOOK_EVERY_MS),
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
