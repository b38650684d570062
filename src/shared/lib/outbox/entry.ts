import type { PayloadAction } from '@reduxjs/toolkit';

/**
 * `sending`: on its way, or next in its lane. `retrying`: the server can't be reached; the entry is kept and sent
 * again. `conflict`: another change came first, and the person decides. `refused`: the server said no; the person may
 * send it again. `saved`: the server has it; the entry stays only while the page shows that it is saved.
 */
export type SendStatus = 'sending' | 'retrying' | 'conflict' | 'refused' | 'saved';

/** Why an entry isn't saved. */
export interface SendFailure {
  /** A sentence for the person. */
  message: string;
  /** The earliest time for a retry, in milliseconds since 1970. */
  retryAt?: number;
}

/** Something that a person did and that has to be sent to the server. Plain data, so that it can be replayed. */
export interface OutboxEntry {
  status: SendStatus;
  /** Null unless it is being retried or was refused. */
  failure: SendFailure | null;
}

/** The part of a slice's state that is an outbox. */
export interface OutboxState<Entry extends OutboxEntry> {
  /** By the entry's key. */
  entries: Record<string, Entry>;
}

/** Whether the outbox still has to send it. */
export const isPending = ({ status }: OutboxEntry): boolean =>
  status === 'sending' || status === 'retrying';

interface Failed {
  key: string;
  failure: SendFailure;
}

function become(entry: OutboxEntry | undefined, status: SendStatus, failure: SendFailure | null) {
  if (!entry) return;
  entry.status = status;
  entry.failure = failure;
}

/** The case reducers of every outbox, to be spread into a slice; `createOutbox` dispatches their actions. */
export const outboxReducers = <State extends OutboxState<OutboxEntry>>() => ({
  /** It is sent again: the server may be reachable, or the person retries. */
  sendStarted({ entries }: State, { payload: key }: PayloadAction<string>) {
    become(entries[key], 'sending', null);
  },
  /** The server can't be reached. */
  retryScheduled({ entries }: State, { payload: { key, failure } }: PayloadAction<Failed>) {
    become(entries[key], 'retrying', failure);
  },
  sendRefused({ entries }: State, { payload: { key, failure } }: PayloadAction<Failed>) {
    become(entries[key], 'refused', failure);
  },
  /** The person accepts what the server has. */
  entryDropped({ entries }: State, { payload: key }: PayloadAction<string>) {
    delete entries[key];
  },
});
