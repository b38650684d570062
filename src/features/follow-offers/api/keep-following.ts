import type { EventSourceMessage } from 'eventsource-parser';
import { CATALOGUE_RUN_EVENT } from '@domain/catalogue-run';
import { INBOX_MESSAGES } from '@domain/offer';
import { reportUnauthenticated } from '@/shared/api';
import { caughtUp, connectionLost } from '../model/live-slice';
import { invalidateAffected, invalidateRuns, type Unsure } from './affected-queries';
import { readEventStream, readInboxEvent } from './event-stream';
import { pause, untilVisible, whileVisible } from './while-visible';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Keeps one connection open while the tab is visible, and resumes it where it broke off: the server sends every event
 * since the last known one, each once (rules/offers#live-updates).
 */
export async function keepFollowing(dispatch: AppDispatch, leaving: AbortSignal): Promise<void> {
  let after: string | null = null;
  let failures = 0;

  const receive = (messages: EventSourceMessage[]): void => {
    if (messages.some(({ event }) => event === CATALOGUE_RUN_EVENT)) dispatch(invalidateRuns());
    const { events, isKnown, isReady } = readAll(
      messages.filter(({ event }) => event !== CATALOGUE_RUN_EVENT),
    );
    // Answers from before the first connection may be older than its start, and requests without a connection may have
    // failed.
    const isBack = isReady && (after === null || failures > 0);
    const unsure = unsureAfter(isKnown, isBack);
    if (events.length > 0 || unsure !== 'nothing') dispatch(invalidateAffected(events, unsure));
    after = messages.findLast(({ id }) => id !== undefined)?.id ?? after;
    if (!isReady) return;
    failures = 0;
    dispatch(caughtUp());
  };

  while (!leaving.aborted) {
    await untilVisible(leaving);
    if (leaving.aborted) return;
    const request = { after, onMessages: receive };
    const ending = await whileVisible(leaving, (over) => readEventStream(request, over));
    // The tab is hidden: nothing to report, and no failure to wait after.
    if (leaving.aborted || document.visibilityState === 'hidden') continue;
    dispatch(connectionLost());
    if (ending.why === 'unauthenticated') reportUnauthenticated();
    failures += 1;
    await pause(pauseAfter(failures, ending), leaving);
  }
}

/** The messages' contents. A message that isn't understood means that not everything is known, like a `reset`. */
function readAll(messages: readonly EventSourceMessage[]) {
  const others = messages.filter(({ event }) => event !== INBOX_MESSAGES.ready);
  const received = others.map(({ event, data }) =>
    event === INBOX_MESSAGES.event ? readInboxEvent(data) : null,
  );
  const events = received.filter((event) => event !== null);
  return {
    events,
    isKnown: events.length === received.length,
    isReady: others.length < messages.length,
  };
}

function unsureAfter(isKnown: boolean, isBack: boolean): Unsure {
  if (!isKnown) return 'all';
  return isBack ? 'offers' : 'nothing';
}

/** Random, so that browsers don't all reconnect to a restarted server at once. */
function pauseAfter(failures: number, ending: Awaited<ReturnType<typeof readEventStream>>): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  const shortest = ending.why === 'lost' ? ending.retryAfterSeconds * 1_000 : LONGEST_PAUSE_MS;
  return shortest + longest * (0.5 + Math.random() / 2);
}
