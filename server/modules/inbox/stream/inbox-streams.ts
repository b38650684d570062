import type { Database } from '@server/db/database';
import type { ChannelListener } from '@server/db/notifications';
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
