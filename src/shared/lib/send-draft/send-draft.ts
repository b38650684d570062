import { logError } from '@/shared/lib/log-error';
import { isPassing, untilReachable } from '@/shared/lib/reachable';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';

/**
 * Where a draft stands: `saving` on its way; `unsaved` kept until the server can be reached; `conflict` waits for the
 * person, since another change came first; `failed` refused, so that what the server has is shown; `saved` until its
 * flash is over.
 */
export type DraftStatus = 'saving' | 'unsaved' | 'conflict' | 'failed' | 'saved';

/** What a person made of something that the server keeps. */
export interface Draft<Value, Seen extends Value> {
  status: DraftStatus;
  /** What the server had when they made it, with the version that a change has to name. */
  seen: Seen;
  /** What they want it to be. */
  wanted: Value;
}

/** Whether what the person wants is to be shown in place of what the server has. */
export const isShown = ({ status }: { status: DraftStatus }): boolean =>
  status === 'saving' || status === 'unsaved' || status === 'conflict';

/** What the server said to a change. */
export type DraftAnswer<Seen> =
  | { error: { code: string; retryAt?: number } }
  | {
      /** As it stands there then; null for what can't be there at all. */
      there: Seen | null;
      errors: readonly { code: string | null }[];
    };

/** What sending a draft needs of its owner. */
export interface DraftKeeper<Value, Seen extends Value> {
  /** The draft as it is now. */
  current: () => Draft<Value, Seen> | undefined;
  write: (wanted: Value, seen: Seen) => Promise<DraftAnswer<Seen>>;
  isSame: (one: Value, other: Value) => boolean;
  onSaved: (sent: Value, seen: Seen) => void;
  onUnreachable: () => void;
  onSentAgain: () => void;
  onConflict: (theirs: Seen) => void;
  onRefused: () => void;
  /** For the browser's console: “Failed to update inventory”. */
  failure: string;
}

/**
 * Sends a draft until the server has what the person wants: one call at a time, always with the latest, naming what
 * they saw. While the server can't be reached, the draft is kept, and the browser asks before the window is closed.
 */
export async function sendDraft<Value, Seen extends Value>(
  keeper: DraftKeeper<Value, Seen>,
): Promise<void> {
  const { current, write, isSame, failure } = keeper;
  const closable = keepWindowOpen();
  let failures = 0;
  /** Sent with the answer lost: if one of these stands there now, it was ours. */
  let unheard: Value[] = [];

  for (let draft = current(); draft?.status === 'saving'; draft = current()) {
    const { seen, wanted } = draft;
    const answer = await write(wanted, seen);
    // The draft is another one's by now, such as after a logout.
    if (current()?.seen !== seen) break;

    if ('error' in answer) {
      if (isPassing(answer.error)) {
        failures += 1;
        unheard.push(wanted);
        keeper.onUnreachable();
        await untilReachable(failures, answer.error.retryAt);
        if (current()?.seen !== seen) break;
        keeper.onSentAgain();
      } else if (current()?.wanted === wanted) {
        logError(failure, answer.error);
        keeper.onRefused();
      }
      continue;
    }
    failures = 0;
    const { there, errors } = answer;
    const ours = there && unheard.find((sent) => isSame(sent, there));
    unheard = [];
    if (there && errors.length === 0) keeper.onSaved(wanted, there);
    else if (ours) keeper.onSaved(ours, there);
    else if (there && errors.some(({ code }) => code === 'CONFLICT')) keeper.onConflict(there);
    else {
      logError(failure, errors);
      keeper.onRefused();
    }
  }
  closable();
}
