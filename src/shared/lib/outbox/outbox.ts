import type { UnknownAction } from '@reduxjs/toolkit';
import { apiErrorOf, type CallError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import { isTransient, tryNow, untilReachable } from '@/shared/lib/reachable';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import type { AppThunk } from '@/shared/store';
import { settleDraft, type Draft, type DraftAnswer } from './draft';
import { isPending, type OutboxEntry, type SendFailure } from './entry';

interface Keyed<Entry> {
  key: string;
  entry: Entry;
}

/** The result of a call: `error` if it failed, or else the answer. */
type Answered<Answer> = { error: CallError } | { answer: Answer };

interface OutboxActions {
  sendStarted: (key: string) => UnknownAction;
  retryScheduled: (failed: { key: string; failure: SendFailure }) => UnknownAction;
  sendRefused: (failed: { key: string; failure: SendFailure }) => UnknownAction;
}

interface OutboxConfig<Entry extends OutboxEntry, Answer> {
  /** A lane's entries in the order in which they are sent, one at a time. Lanes are sent in parallel. */
  selectLane: (state: RootState, lane: string) => readonly Keyed<Entry>[];
  /** Whether an entry is still the one that was sent, and not a later one under the same key. */
  isSameEntry?: (now: Entry, sent: Entry) => boolean;
  request: (sent: Keyed<Entry>) => AppThunk<Promise<Answered<Answer>>>;
  /** The action that an answer leads to. `lost` are earlier sent versions whose answers were lost. */
  settle: (sent: Keyed<Entry>, answer: Answer, lost: readonly Entry[]) => UnknownAction;
  actions: OutboxActions;
  /** For the browser's console: “Failed to update inventory”. Without it, the request logs what fails. */
  failure?: string;
}

const failureOf = ({ message, retryAt }: { message: string; retryAt?: number }): SendFailure => ({
  message,
  ...(retryAt !== undefined && { retryAt }),
});

/**
 * Sends what a slice's outbox holds. Each lane sends one entry at a time, always in its latest state. While the server
 * can't be reached, entries are kept and sent again, and the browser asks before the window is closed.
 */
export function createOutbox<Entry extends OutboxEntry, Answer>({
  selectLane,
  isSameEntry = () => true,
  request,
  settle,
  actions,
  failure,
}: OutboxConfig<Entry, Answer>) {
  const sendLane =
    (lane: string): AppThunk<Promise<void>> =>
    async (dispatch, getState) => {
      const next = () => selectLane(getState(), lane).find(({ entry }) => isPending(entry));
      const allowClosing = keepWindowOpen();
      let failures = 0;
      let lost: Entry[] = [];

      for (let sent = next(); sent; sent = next()) {
        const { key, entry } = sent;
        /** The current entry; undefined if it isn't the same one any more, such as after a logout. */
        const current = () => {
          const now = selectLane(getState(), lane).find((each) => each.key === key)?.entry;
          return now && isSameEntry(now, entry) ? now : undefined;
        };
        const answered = await dispatch(request(sent));
        if (!current()) break;

        if (!('error' in answered)) {
          dispatch(settle(sent, answered.answer, lost));
          failures = 0;
          lost = [];
          continue;
        }
        const error = apiErrorOf(answered.error);
        if (isTransient(error)) {
          failures += 1;
          lost.push(entry);
          dispatch(actions.retryScheduled({ key, failure: failureOf(error) }));
          await untilReachable(failures, error.retryAt);
          if (!current()) break;
          dispatch(actions.sendStarted(key));
        } else if (current() === entry) {
          if (failure) logError(failure, error);
          dispatch(actions.sendRefused({ key, failure: failureOf(error) }));
        }
        // Otherwise the person has changed it in the meantime, and the loop sends the new value.
      }
      allowClosing();
    };

  /** Dispatches an action that adds or changes an entry, and sends the entry. */
  const post =
    (lane: string, action: UnknownAction): AppThunk =>
    (dispatch, getState) => {
      const before = selectLane(getState(), lane).map(({ entry }) => entry.status);
      dispatch(action);
      if (before.includes('retrying')) tryNow();
      else if (!before.includes('sending')) void dispatch(sendLane(lane));
    };

  return {
    post,
    /** Sends again an entry that was refused or that waits for the server. */
    sendAgain:
      (lane: string, key = lane): AppThunk =>
      (dispatch, getState) => {
        const found = selectLane(getState(), lane).find((each) => each.key === key);
        if (found?.entry.status === 'retrying') tryNow();
        else if (found) dispatch(post(lane, actions.sendStarted(key)));
      },
  };
}

interface DraftActions<Value, Seen> extends OutboxActions {
  draftSaved: (saved: { key: string; sent: Value; seen: Seen }) => UnknownAction;
  conflictFound: (found: { key: string; theirs: Seen }) => UnknownAction;
  ownDraftKept: (key: string) => UnknownAction;
}

interface DraftOutboxConfig<Value, Seen extends Value, Entry extends Draft<Value, Seen>> {
  selectDraft: (state: RootState, key: string) => Entry | undefined;
  request: (key: string, draft: Entry) => AppThunk<Promise<Answered<DraftAnswer<Seen>>>>;
  isSame: (one: Value, other: Value) => boolean;
  actions: DraftActions<Value, Seen>;
  failure: string;
}

/** An outbox of drafts: one lane for each value; input during a call is sent with the next one. */
export function createDraftOutbox<Value, Seen extends Value, Entry extends Draft<Value, Seen>>({
  selectDraft,
  request,
  isSame,
  actions,
  failure,
}: DraftOutboxConfig<Value, Seen, Entry>) {
  const outbox = createOutbox<Entry, DraftAnswer<Seen>>({
    selectLane(state, key) {
      const entry = selectDraft(state, key);
      return entry ? [{ key, entry }] : [];
    },
    isSameEntry: (now, sent) => now.seen === sent.seen,
    request: ({ key, entry }) => request(key, entry),
    settle({ key, entry }, answer, lost) {
      const wanted = lost.map((each) => each.wanted);
      const outcome = settleDraft(answer, entry.wanted, wanted, isSame);
      if (outcome.kind === 'saved')
        return actions.draftSaved({ key, sent: outcome.sent, seen: outcome.seen });
      if (outcome.kind === 'conflict') {
        return actions.conflictFound({ key, theirs: outcome.theirs });
      }
      logError(failure, answer.errors);
      const message = answer.errors.map((each) => each.message).join(' ');
      return actions.sendRefused({ key, failure: { message } });
    },
    actions,
    failure,
  });
  return {
    ...outbox,
    /** Resolves a conflict with the person's value. */
    keepOwn: (key: string): AppThunk => outbox.post(key, actions.ownDraftKept(key)),
  };
}
