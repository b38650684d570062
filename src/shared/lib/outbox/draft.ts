import type { PayloadAction } from '@reduxjs/toolkit';
import type { FieldError } from '@/shared/api';
import { outboxReducers, type OutboxEntry, type OutboxState } from './entry';

/**
 * A person's change of a value that the server keeps with a version, such as a count. There is one entry for each
 * value.
 */
export interface Draft<Value, Seen extends Value> extends OutboxEntry {
  /** What the server had when the person made it, with the version that a change has to name. */
  seen: Seen;
  /** The value that they want. */
  wanted: Value;
  /** In a conflict, the server's value. */
  theirs: Seen | null;
}

/** Whether to show the person's value in place of the server's. */
export const isShown = ({ status }: OutboxEntry): boolean =>
  status === 'sending' || status === 'retrying' || status === 'conflict';

/** A new draft. */
export const newDraft = <Value, Seen extends Value>(
  seen: Seen,
  wanted: Value,
): Draft<Value, Seen> => ({ status: 'sending', failure: null, seen, wanted, theirs: null });

interface DraftRules<Value, Seen extends Value, Entry, State> {
  isSame: (one: Value, other: Value) => boolean;
  /** Applies the person's changes to the server's value. Without it, the person's whole value is kept. */
  merge?: (draft: Entry, theirs: Seen) => Value;
  /** Whether a saved draft stays until its flash is over. */
  flashes: (saved: Value) => boolean;
  /** Called when the seen value has changed, so that a slice can update related state. */
  onSaved?: (state: State, key: string, seen: Seen) => void;
  /** Called when a draft is refused or in conflict. */
  onUnsaved?: (state: State, key: string) => void;
}

/** The case reducers of an outbox of drafts, to be spread into a slice. */
export function draftReducers<
  Value,
  Seen extends Value,
  Entry extends Draft<Value, Seen>,
  State extends OutboxState<Entry>,
>({ isSame, merge, flashes, onSaved, onUnsaved }: DraftRules<Value, Seen, Entry, State>) {
  const reducers = outboxReducers<State>();
  return {
    ...reducers,
    sendRefused(state: State, action: Parameters<typeof reducers.sendRefused>[1]) {
      reducers.sendRefused(state, action);
      onUnsaved?.(state, action.payload.key);
    },
    /** The server has saved what was sent. Changes made in the meantime are sent next. */
    draftSaved(
      state: State,
      { payload: { key, sent, seen } }: PayloadAction<{ key: string; sent: Value; seen: Seen }>,
    ) {
      const draft = state.entries[key];
      if (!draft) return;
      draft.seen = seen;
      onSaved?.(state, key, seen);
      if (!isSame(draft.wanted, sent)) return;
      if (flashes(sent)) draft.status = 'saved';
      else delete state.entries[key];
    },
    conflictFound(
      state: State,
      { payload: { key, theirs } }: PayloadAction<{ key: string; theirs: Seen }>,
    ) {
      const draft = state.entries[key];
      if (!draft) return;
      draft.status = 'conflict';
      draft.theirs = theirs;
      onUnsaved?.(state, key);
    },
    /** The person keeps their changes; parts that they didn't touch get the server's value. */
    ownDraftKept(state: State, { payload: key }: PayloadAction<string>) {
      const draft = state.entries[key];
      if (!draft?.theirs) return;
      if (merge) draft.wanted = merge(draft, draft.theirs);
      draft.seen = draft.theirs;
      draft.theirs = null;
      draft.status = 'sending';
    },
    /** The draft has been shown as saved; it is removed unless it has changed again. */
    flashEnded({ entries }: State, { payload: key }: PayloadAction<string>) {
      if (entries[key]?.status === 'saved') delete entries[key];
    },
  };
}

/** The server's answer to a draft. */
export interface DraftAnswer<Seen> {
  /** The server's current value; null if it can't exist. */
  there: Seen | null;
  errors: readonly Pick<FieldError, 'code' | 'message'>[];
}

/**
 * What an answer means for a draft.
 *
 * @param lost values that were sent before and whose answers were lost: one of these on the server is our own change
 * and no conflict
 */
export function settleDraft<Value, Seen extends Value>(
  { there, errors }: DraftAnswer<Seen>,
  wanted: Value,
  lost: readonly Value[],
  isSame: (one: Value, other: Value) => boolean,
):
  | { kind: 'saved'; sent: Value; seen: Seen }
  | { kind: 'conflict'; theirs: Seen }
  | { kind: 'refused' } {
  if (!there) return { kind: 'refused' };
  if (errors.length === 0) return { kind: 'saved', sent: wanted, seen: there };
  const sentByUs = lost.find((sent) => isSame(sent, there));
  if (sentByUs !== undefined) return { kind: 'saved', sent: sentByUs, seen: there };
  return errors.some(({ code }) => code === 'CONFLICT')
    ? { kind: 'conflict', theirs: there }
    : { kind: 'refused' };
}
