import type { EventSourceMessage } from 'eventsource-parser';
import { INBOX_MESSAGES } from '@domain/offer';
import { reportUnauthenticated } from '@/shared/api';
import { caughtUp, connectionLost } from '../model/live-slice';
import { invalidateAffected, type Unsure } from './affected-queries';
import { readEventStream, readInboxEvent } from './event-stream';
import { pause, untilVisible, whileVisible } from './while-visible';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Holds one connection for as long as the tab is looked at, and takes it up again where it broke off: the server tells
 * all that happened since the last event that is known here, each once (rules/offers#live-updates).
 */
export async function keepFollowing(dispatch: AppDispatch, leaving: AbortSignal): Promise<void> {
  let after: string | null = null;
  let failures = 0;

  const hear = (messages: EventSourceMessage[]): void => {
    const { events, isKnown, isReady } = readAll(messages);
    // What was asked for before the first connection may be older than where that begins, and what was asked for
    // while there was none may have failed.
    const isBack = isReady && (after === null || failures > 0);
    const unsure = unsureAfter(isKnown, isBack);
    if (events.length > 0 || unsure !== 'nothing') dispatch(invalidateAffected(events, unsure));
    after = messages.at(-1)?.id ?? after;
    if (!isReady) return;
    failures = 0;
    dispatch(caughtUp());
  };

  while (!leaving.aborted) {
    await untilVisible(leaving);
    if (leaving.aborted) return;
    const asked = { after, onMessages: hear };
    const ending = await whileVisible(leaving, (over) => readEventStream(asked, over));
    // Nobody looks: there is nothing to be said, and no failure to be waited for.
    if (leaving.aborted || document.visibilityState === 'hidden') continue;
    dispatch(connectionLost());
    if (ending.why === 'unauthenticated') reportUnauthenticated();
    failures += 1;
    await pause(pauseAfter(failures, ending), leaving);
  }
}

/** What messages say; not all is known where one isn't understood, as a `reset`. */
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

/** Random, so that not all browsers come back to a restarted server at once. */
function pauseAfter(failures: number, ending: Awaited<ReturnType<typeof readEventStream>>): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  const asked = ending.why === 'lost' ? ending.retryAfterSeconds * 1_000 : LONGEST_PAUSE_MS;
  return asked + longest * (0.5 + Math.random() / 2);
}
