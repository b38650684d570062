import type { EventSourceMessage } from 'eventsource-parser';
import { INBOX_MESSAGES, type InboxEvent } from '@domain/offer';
import { tellUnauthenticated } from '@/shared/api';
import type { LiveDispatch } from '../model/follow-offers';
import { caughtUp, connectionLost } from '../model/live-slice';
import { askAllAnew, askAnewAfter } from './affected-queries';
import { hearEvents } from './event-stream';
import { readInboxEvent } from './read-inbox-event';
import { pause, untilSeen, whileSeen } from './until-seen';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Holds one connection for as long as the tab is looked at, and takes it up again where it broke off: the server tells
 * all that happened since the last event that is known here, each once (product 9).
 */
export async function keepFollowing(dispatch: LiveDispatch, leaving: AbortSignal): Promise<void> {
  let after: string | null = null;
  let failures = 0;

  const hear = (messages: EventSourceMessage[]): void => {
    const { events, isKnown } = readAll(messages);
    // What was asked for before the first connection may be older than where it begins.
    const asksAll = !isKnown || after === null;
    after = messages.at(-1)?.id ?? after;
    if (asksAll) dispatch(askAllAnew());
    else if (events.length > 0) dispatch(askAnewAfter(events));
    if (messages.some(({ event }) => event === INBOX_MESSAGES.ready)) {
      failures = 0;
      dispatch(caughtUp());
    }
  };

  while (!leaving.aborted) {
    await untilSeen(leaving);
    if (leaving.aborted) return;
    const asked = { after, onMessages: hear };
    const ending = await whileSeen(leaving, (over) => hearEvents(asked, over));
    // Nobody looks: there is nothing to be said, and no failure to be waited for.
    if (leaving.aborted || document.visibilityState === 'hidden') continue;
    dispatch(connectionLost());
    if (ending.why === 'unauthenticated') tellUnauthenticated();
    failures += 1;
    await pause(pauseAfter(failures, ending), leaving);
  }
}

function readAll(messages: readonly EventSourceMessage[]) {
  const events: InboxEvent[] = [];
  let isKnown = true;
  for (const { event, data } of messages) {
    if (event === INBOX_MESSAGES.ready) continue;
    const told = event === INBOX_MESSAGES.event ? readInboxEvent(data) : null;
    if (told) events.push(told);
    else isKnown = false;
  }
  return { events, isKnown };
}

/** By chance, so that not all browsers come back to a server that was started anew at once. */
function pauseAfter(failures: number, ending: Awaited<ReturnType<typeof hearEvents>>): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  const asked = ending.why === 'lost' ? ending.retryAfterSeconds * 1_000 : LONGEST_PAUSE_MS;
  return asked + longest * (0.5 + Math.random() / 2);
}
