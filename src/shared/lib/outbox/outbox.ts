import {
  createSlice,
  type CaseReducerActions,
  type PayloadAction,
  type SliceCaseReducers,
  type SliceSelectors,
  type UnknownAction,
  type ValidateSliceCaseReducers,
} from '@reduxjs/toolkit';
import { apiErrorOf, type ApiError, type CallError, type FieldError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import { isTransient, tryNow, untilReachable } from '@/shared/lib/reachable';
import { keepWindowOpen } from '@/shared/lib/browser/unsaved-work';
import type { AppThunk } from '@/shared/store';

/**
 * `kept`: not sent before the person says so. `sending`: on its way, or next in its lane. `retrying`: sent again once the
 * server can be reached. `conflict`: another change came first, and the person decides. `refused`: not saved; the person
 * may send it again. `saved`: the server has it, and the page still shows that.
 */
export type SendStatus = 'kept' | 'sending' | 'retrying' | 'conflict' | 'refused' | 'saved';

type RefusedField = Pick<FieldError, 'code' | 'message'>;

export interface SendFailure extends ApiError {
  /** The reasons; left out if the call failed. */
  errors?: RefusedField[];
}

/** What a person did, and the server doesn't have yet. Plain data, so that it can be replayed. */
export interface Draft<Value = unknown, Seen = unknown> {
  status: SendStatus;
  /** Null unless it is being retried or was refused. */
  failure: SendFailure | null;
  /** What the server had when the person made it, such as a count with the version that a change has to name. */
  seen: Seen;
  wanted: Value;
  theirs: Seen | null;
}

/** The outbox in a slice's state: the drafts by key. */
export interface OutboxState<Entry extends Draft = Draft> {
  entries: Record<string, Entry>;
}

type EntryOf<State extends OutboxState> = State['entries'][string];
type ValueOf<State extends OutboxState> = EntryOf<State>['wanted'];
type SeenOf<State extends OutboxState> = EntryOf<State>['seen'];

/** A new draft, which is sent at once. */
export const newDraft = <Value, Seen>(seen: Seen, wanted: Value): Draft<Value, Seen> => ({
  status: 'sending',
  failure: null,
  seen,
  wanted,
  theirs: null,
});

/** Whether to show the person's value in place of the server's. */
export const isShown = ({ status }: Pick<Draft, 'status'>): boolean =>
  status === 'sending' || status === 'retrying' || status === 'conflict';

interface DraftRules<State extends OutboxState> {
  /** The slice's name, and its place in the store. */
  name: string;
  /** Drafts of one lane are sent one after the other; lanes are sent in parallel. Without it, each is a lane. */
  laneOf?: (draft: EntryOf<State>) => string;
  /** Whether two values are the same. Without it, a draft's value doesn't change while it is being sent. */
  isSame?: (one: ValueOf<State>, other: ValueOf<State>) => boolean;
  /** Applies the person's changes to the server's value. Without it, the person's whole value is kept. */
  merge?: (draft: EntryOf<State>, theirs: SeenOf<State>) => ValueOf<State>;
  /** Whether a saved draft stays until its flash is over. */
  flashes: (state: State, key: string) => boolean;
  onSaved?: (state: State, key: string, seen: SeenOf<State>) => void;
  /** Called when a draft is refused or in conflict; `onSaved`, when the server has saved one. */
  onUnsaved?: (state: State, key: string) => void;
}

const always = () => true;

const PENDING = new Set<SendStatus>(['sending', 'retrying']);

type Failed = { key: string; failure: SendFailure };
type Saved<State extends OutboxState> = { key: string; sent: ValueOf<State>; seen: SeenOf<State> };

/** The case reducers of every outbox. */
const draftCases = <State extends OutboxState>({
  isSame = always,
  merge = ({ wanted }) => wanted,
  flashes,
  onSaved,
  onUnsaved,
}: DraftRules<State>) => ({
  /** It is sent: for the first time, because the server may be reachable again, or because the person wants to. */
  sendStarted({ entries }: State, { payload: key }: PayloadAction<string>) {
    const draft = entries[key];
    if (draft) Object.assign(draft, { status: 'sending', failure: null });
  },
  retryScheduled({ entries }: State, { payload }: PayloadAction<Failed>) {
    const draft = entries[payload.key];
    if (draft) Object.assign(draft, { status: 'retrying', failure: payload.failure });
  },
  sendRefused(state: State, { payload: { key, failure } }: PayloadAction<Failed>) {
    const draft = state.entries[key];
    if (!draft) return;
    Object.assign(draft, { status: 'refused', failure });
    onUnsaved?.(state, key);
  },
  /** The server has saved what was sent. Changes made in the meantime are sent next. */
  draftSaved(state: State, { payload: { key, sent, seen } }: PayloadAction<Saved<State>>) {
    const draft = state.entries[key];
    if (!draft) return;
    draft.seen = seen;
    onSaved?.(state, key, seen);
    if (!isSame(draft.wanted, sent)) return;
    if (flashes(state, key)) draft.status = 'saved';
    else delete state.entries[key];
  },
  conflictFound(
    state: State,
    { payload: { key, theirs } }: PayloadAction<{ key: string; theirs: SeenOf<State> }>,
  ) {
    const draft = state.entries[key];
    if (!draft) return;
    Object.assign(draft, { status: 'conflict', theirs });
    onUnsaved?.(state, key);
  },
  /** The person keeps their changes; parts that they didn't touch get the server's value. */
  ownDraftKept({ entries }: State, { payload: key }: PayloadAction<string>) {
    const draft = entries[key] as EntryOf<State> | undefined;
    if (!draft?.theirs) return;
    const wanted = merge(draft, draft.theirs);
    Object.assign(draft, { status: 'sending', wanted, seen: draft.theirs, theirs: null });
  },
  entryDropped({ entries }: State, { payload: key }: PayloadAction<string>) {
    delete entries[key];
  },
  /** The draft has been shown as saved; it is removed unless it has changed again. */
  flashEnded({ entries }: State, { payload: key }: PayloadAction<string>) {
    if (entries[key]?.status === 'saved') delete entries[key];
  },
});

/** The server's answer to a draft. */
export interface DraftAnswer<Seen> {
  /** What the server has now; null if it has nothing to do with the draft. */
  there: Seen | null;
  errors: readonly RefusedField[];
}

interface DraftsConfig<
  State extends OutboxState,
  Reducers extends SliceCaseReducers<State>,
  Name extends string,
  Selectors extends SliceSelectors<State>,
> extends DraftRules<State> {
  name: Name;
  initialState: State;
  reducers: ValidateSliceCaseReducers<State, Reducers>;
  selectors: Selectors;
}

type Answered<Data> = { data?: Data; error?: CallError | undefined };

/** How drafts are sent. It comes with the pages that send them, and not with the store. */
interface Sending<State extends OutboxState, Data> {
  /** The call: an endpoint's `initiate`. */
  send: (key: string, draft: EntryOf<State>) => AppThunk<PromiseLike<Answered<Data>>>;
  read: (data: NonNullable<Data>, key: string, draft: EntryOf<State>) => DraftAnswer<SeenOf<State>>;
  /** For the browser's console: “Failed to update inventory”. Without it, the call logs what fails. */
  failure?: string;
  /** Whether an unreachable server is called again without asking the person. */
  isPatient?: boolean;
}

/** A slice of drafts; its `outbox` sends them. */
export function createDrafts<
  State extends OutboxState,
  Reducers extends SliceCaseReducers<State>,
  Name extends string,
  Selectors extends SliceSelectors<State>,
>(config: DraftsConfig<State, Reducers, Name, Selectors>) {
  type Cases = DraftCases<State> & Reducers;
  const slice = createSlice<State, Cases, Name, Selectors>({
    name: config.name,
    initialState: config.initialState,
    reducers: { ...draftCases(config), ...config.reducers } as ValidateSliceCaseReducers<
      State,
      Cases
    >,
    selectors: config.selectors,
  });
  const own = slice.actions as CaseReducerActions<DraftCases<State>, Name>;
  const outbox = <Data>(sending: Sending<State, Data>) => createOutbox(config, own, sending);
  return { ...slice, outbox };
}

type DraftCases<State extends OutboxState> = ReturnType<typeof draftCases<State>>;

/**
 * The one loop that sends a slice's drafts. While the server can't be reached, drafts are kept and sent again, and the
 * browser asks before the window is closed. Only a person's action starts it, so a frozen or replayed state sends nothing.
 */
function createOutbox<State extends OutboxState, Data>(
  { name, isSame = always, laneOf: given }: DraftRules<State>,
  own: CaseReducerActions<DraftCases<State>, string>,
  { send, read, failure, isPatient = true }: Sending<State, Data>,
) {
  const draftsIn = (state: unknown) =>
    (state as Record<string, State>)[name]?.entries as Record<string, EntryOf<State>>;
  const laneOf = (key: string, draft: EntryOf<State>) => given?.(draft) ?? key;
  const laneIn = (state: unknown, lane: string) =>
    Object.entries(draftsIn(state)).filter(([key, draft]) => laneOf(key, draft) === lane);

  /** What an answer means. One of the `lost` values on the server is our own change, and no conflict. */
  function outcomeOf(
    key: string,
    { wanted }: EntryOf<State>,
    { there, errors }: DraftAnswer<SeenOf<State>>,
    lost: readonly ValueOf<State>[],
  ): UnknownAction {
    if (there !== null) {
      if (errors.length === 0) return own.draftSaved({ key, sent: wanted, seen: there });
      const sentByUs = lost.find((sent) => isSame(sent, there));
      if (sentByUs !== undefined) return own.draftSaved({ key, sent: sentByUs, seen: there });
      const isOvertaken = errors.some(({ code }) => code === 'CONFLICT');
      if (isOvertaken) return own.conflictFound({ key, theirs: there });
    }
    if (failure) logError(failure, errors);
    const message = errors.map((each) => each.message).join(' ');
    const code = errors[0]?.code ?? 'REFUSED';
    return own.sendRefused({ key, failure: { code, message, errors: [...errors] } });
  }

  const sendLane =
    (lane: string): AppThunk<Promise<void>> =>
    async (dispatch, getState) => {
      const next = () => laneIn(getState(), lane).find(([, { status }]) => PENDING.has(status));
      const allowClosing = keepWindowOpen();
      let failures = 0;
      let lost: ValueOf<State>[] = [];

      for (let sent = next(); sent; sent = next()) {
        const [key, draft] = sent;
        /** The draft as it is now; undefined if it isn't the same one any more, such as after a logout. */
        const current = () => {
          const now = draftsIn(getState())[key];
          return now?.seen === draft.seen ? now : undefined;
        };
        const { data, error: fault } = await dispatch(send(key, draft));
        if (!current()) break;

        if (fault === undefined) {
          dispatch(outcomeOf(key, draft, read(data as NonNullable<Data>, key, draft), lost));
          failures = 0;
          lost = [];
          continue;
        }
        const error = apiErrorOf(fault);
        if (isPatient && isTransient(error)) {
          failures += 1;
          lost.push(draft.wanted);
          dispatch(own.retryScheduled({ key, failure: error }));
          await untilReachable(failures, error.retryAt);
          if (!current()) break;
          dispatch(own.sendStarted(key));
        } else if (!isPatient || current() === draft) {
          if (failure) logError(failure, error);
          dispatch(own.sendRefused({ key, failure: error }));
        }
        // Otherwise the person has changed it in the meantime, and the loop sends the new value.
      }
      allowClosing();
    };

  /** Dispatches an action that adds or changes a draft, and sends the lane's drafts. */
  const post =
    (lane: string, action: UnknownAction): AppThunk<Promise<void>> =>
    async (dispatch, getState) => {
      const before = laneIn(getState(), lane).map(([, { status }]) => status);
      dispatch(action);
      if (before.includes('retrying')) tryNow();
      else if (!before.includes('sending')) await dispatch(sendLane(lane));
    };

  return {
    post,
    /** Sends a draft that is kept, was refused or waits for the server. */
    sendAgain:
      (key: string): AppThunk =>
      (dispatch, getState) => {
        const draft = draftsIn(getState())[key];
        if (draft?.status === 'retrying') tryNow();
        else if (draft) void dispatch(post(laneOf(key, draft), own.sendStarted(key)));
      },
    /** Resolves a conflict with the person's value. */
    keepOwn: (key: string): AppThunk => post(key, own.ownDraftKept(key)),
  };
}
