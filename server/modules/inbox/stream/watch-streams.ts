import type { Database } from '@server/db/database';
import { outageOf } from '@server/log';
import { findOpenSessions } from '@server/session';
import type { FastifyBaseLogger } from 'fastify';
import { INBOX_BEAT_SECONDS } from '@domain/offer';
import type { InboxStreams } from './inbox-streams';

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
