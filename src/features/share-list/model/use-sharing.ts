import { useRef, useState } from 'react';
import {
  useShareSettingsQuery,
  useUpdateSharingMutation,
  type OwnThing,
  type ShareSettings,
} from '@/entities/sharing';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import { pendingEdits, wantedOf, withEdit, type SharingEdit } from './sharing-edit';

/** Shown if the server refuses without a message (rules/sharing#share-dialog). */
const FAILED = 'Failed to update sharing settings';
/** Shown if there is no readable answer (rules/sharing#share-dialog). */
const UNEXPECTED = 'An unexpected error occurred';
const WITHOUT_ANSWER = new Set(['ABANDONED', 'INTERNAL', 'NETWORK', 'TIMEOUT', 'UNREADABLE']);

/** The result of an edit. Neither done nor failed means that another tab was faster, and the person is asked. */
export interface EditOutcome {
  isDone: boolean;
  /** The error message; null for none. */
  failure: string | null;
}

type EditSharing = (edit: SharingEdit) => Promise<EditOutcome>;

const OVERTAKEN: EditOutcome = { isDone: false, failure: null };

/**
 * Who may see something, refetched whenever the dialog opens. Edits are sent one after another, each on top of the last
 * one's result, with the version that the person saw. If another tab was faster, nothing is sent until the person has
 * seen its settings and confirms: otherwise an old dialog would restore access that was revoked.
 */
export function useSharing(thing: OwnThing) {
  const { data, error, isFetching, refetch } = useShareSettingsQuery(thing, {
    refetchOnMountOrArgChange: true,
  });
  const settings = isFetching ? undefined : data;
  const [update] = useUpdateSharingMutation();
  const queue = useRef<Promise<ShareSettings | undefined>>(Promise.resolve(undefined));
  /** How often another tab was faster. */
  const conflicts = useRef(0);
  const [overtaken, setOvertaken] = useState<readonly SharingEdit[]>([]);
  const conflict = settings ? pendingEdits(settings, overtaken) : [];
  /** The switches that were turned, until the answer. */
  const [turned, setTurned] = useState<Partial<Switches>>({});

  const send: EditSharing = (edit) => {
    const begun = conflicts.current;
    const done = queue.current.then(async (left = settings) => {
      if (left === undefined) return { left, outcome: { isDone: false, failure: UNEXPECTED } };
      const { received, outcome } =
        begun === conflicts.current
          ? await sendOver(left, edit)
          : // It was based on settings that are outdated.
            { received: left, outcome: OVERTAKEN };
      if (outcome === OVERTAKEN) setOvertaken((edits) => [...edits, edit]);
      return { left: received, outcome };
    });
    queue.current = done.then(({ left }) => left);
    return done.then(({ outcome }) => outcome);
  };

  const sendOver = async (
    left: ShareSettings,
    edit: SharingEdit,
  ): Promise<{ received: ShareSettings; outcome: EditOutcome }> => {
    const change = withEdit(wantedOf(left), edit);
    const answer = await update({ thing, ...change, expectedVersion: left.version });
    if (answer.error) {
      logError('Error updating sharing settings', answer.error);
      const failure = wordsOf(apiErrorOf(answer.error));
      return { received: left, outcome: { isDone: false, failure } };
    }
    const { success, errors, settings: received } = answer.data;
    if (errors.some(({ code }) => code === 'CONFLICT')) {
      conflicts.current += 1;
      return { received, outcome: OVERTAKEN };
    }
    const refused = errors.map(({ message }) => message).join(', ') || FAILED;
    return { received, outcome: { isDone: success, failure: success ? null : refused } };
  };

  const change: EditSharing = async (edit) => {
    const turning = switchOf(edit);
    if (turning === null) return send(edit);
    // Shows a change at once, and reverts it if it fails.
    setTurned((latest) => ({ ...latest, ...turning }));
    const outcome = await send(edit);
    setTurned((latest) => without(latest, turning));
    return outcome;
  };

  /** Applies the overtaken edits on top of the other tab's settings. @returns what went wrong, null for nothing */
  const applyOvertaken = async (): Promise<string | null> => {
    setOvertaken([]);
    const outcomes = await Promise.all(conflict.map(change));
    return outcomes.find(({ failure }) => failure !== null)?.failure ?? null;
  };

  return {
    settings: settings && { ...settings, ...turned },
    error: isFetching ? undefined : apiErrorOf(error),
    retry: () => void refetch(),
    change,
    /** The person's overtaken edits, without those that would change nothing now. */
    conflict,
    applyOvertaken,
    dropOvertaken: () => setOvertaken([]),
  };
}

export type Sharing = ReturnType<typeof useSharing>;

type Switches = Pick<ShareSettings, 'sharedWithAll' | 'opensExtras'>;

/** The switch that an edit turns; null for an address. */
function switchOf(edit: SharingEdit): Partial<Switches> | null {
  if (edit.kind === 'everyone') return { sharedWithAll: edit.isShared };
  return edit.kind === 'extras' ? { opensExtras: edit.isOpen } : null;
}

/** Without a switch that was answered, unless it was turned again meanwhile. */
const without = (turned: Partial<Switches>, answered: Partial<Switches>): Partial<Switches> =>
  Object.fromEntries(
    Object.entries(turned).filter(([name, isOn]) => answered[name as keyof Switches] !== isOn),
  );

const wordsOf = ({ code, message }: ApiError): string =>
  WITHOUT_ANSWER.has(code) ? UNEXPECTED : message || FAILED;
