import type { PayloadAction } from '@reduxjs/toolkit';
import type { FieldError } from '@/shared/api';
import { outboxReducers, type OutboxEntry, type OutboxState } from './entry';

/** A person's change of one thing that the server keeps with a version, such as a count. One entry for each thing. */
export interface Draft<Value, Seen extends Value> extends OutboxEntry {
  /** What the server had when the person made it, with the version that a change has to name. */
  seen: Seen;
  /** What they want it to be. */
  wanted: Value;
  /** In a conflict: what the server has. */
  theirs: Seen | null;
}

/** Whether what the person wants is to be shown in place of what the server has. */
export const isShown = ({ status }: OutboxEntry): boolean =>
  status === 'sending' || status === 'retrying' || status === 'conflict';

/** A draft that has just been made. */
export const newDraft = <Value, Seen extends Value>(
  seen: Seen,
  wanted: Value,
): Draft<Value, Seen> => ({ status: 'sending', failure: null, seen, wanted, theirs: null });

interface DraftRules<Value, Seen extends Value, Entry, State> {
  isSame: (one: Value, other: Value) => boolean;
  /** The person's changes on top of what the server has; without it, all of theirs stays. */
  merge?: (draft: Entry, theirs: Seen) => Value;
  /** Whether a saved draft stays until its flash is over. */
  flashes: (saved: Value) => boolean;
  /** What else a slice keeps of a thing whose seen value has changed. */
  onSaved?: (state: State, key: string, seen: Seen) => void;
  /** What else a slice does when a draft is refused or in conflict. */
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
    /** The server has what was sent; what the person changed in the meantime is sent next. */
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
    /** The person keeps what they set; what they didn't touch is the server's. */
    ownDraftKept(state: State, { payload: key }: PayloadAction<string>) {
      const draft = state.entries[key];
      if (!draft?.theirs) return;
      if (merge) draft.wanted = merge(draft, draft.theirs);
      draft.seen = draft.theirs;
      draft.theirs = null;
      draft.status = 'sending';
    },
    /** What was saved has been shown as saved, unless it was changed again meanwhile. */
    flashEnded({ entries }: State, { payload: key }: PayloadAction<string>) {
      if (entries[key]?.status === 'saved') delete entries[key];
    },
  };
}

/** What the server answered to a draft. */
export interface DraftAnswer<Seen> {
  /** The server's value then; null for what can't exist there. */
  there: Seen | null;
  errors: readonly Pick<FieldError, 'code' | 'message'>[];
}

/**
 * What an answer means for a draft.
 *
 * @param lost what was sent before with the answer lost: a conflict with one of these is no conflict, it was ours
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
  const ours = lost.find((sent) => isSame(sent, there));
  if (ours !== undefined) return { kind: 'saved', sent: ours, seen: there };
  return errors.some(({ code }) => code === 'CONFLICT')
    ? { kind: 'conflict', theirs: there }
    : { kind: 'refused' };
}
