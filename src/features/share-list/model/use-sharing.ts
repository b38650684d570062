import { useRef, useState } from 'react';
import {
  useShareSettingsQuery,
  useUpdateSharingMutation,
  type OwnThing,
  type ShareSettings,
  type SharingChange,
} from '@/entities/sharing';
import type { ApiError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';

/** What is said where the server refuses without a word of its own (spec 8). */
const FAILED = 'Failed to update sharing settings';
/** What is said where no answer came that could be read (spec 8). */
const UNEXPECTED = 'An unexpected error occurred';
const WITHOUT_ANSWER = new Set(['ABANDONED', 'INTERNAL', 'NETWORK', 'TIMEOUT', 'UNREADABLE']);

type Wanted = Omit<SharingChange, 'thing'>;

/** Changes what was said so far. @returns what went wrong, null for nothing */
export type ChangeSharing = (edit: (now: Wanted) => Wanted) => Promise<string | null>;

/**
 * Who may see something, asked anew whenever the dialog opens, since each change replaces all of it. Changes are sent
 * one after another, each on top of what the last one left.
 */
export function useSharing(thing: OwnThing) {
  const { data, error, isFetching, refetch } = useShareSettingsQuery(thing, {
    refetchOnMountOrArgChange: true,
  });
  const settings = isFetching ? undefined : data;
  const [update] = useUpdateSharingMutation();
  const queue = useRef<Promise<ShareSettings | undefined>>(Promise.resolve(undefined));
  const [wantsAll, setWantsAll] = useState<boolean | null>(null);

  const change: ChangeSharing = (edit) => {
    const done = queue.current.then(async (left = settings) => {
      if (left === undefined) return { left, failure: UNEXPECTED };
      const outcome = await update({ thing, ...edit(wantedOf(left)) });
      if (outcome.error) {
        logError('Error updating sharing settings', outcome.error);
        return { left, failure: wordsOf(outcome.error as ApiError) };
      }
      const { success, errors, settings: told } = outcome.data;
      const refused = errors.map(({ message }) => message).join(', ') || FAILED;
      return { left: told, failure: success ? null : refused };
    });
    queue.current = done.then(({ left }) => left);
    return done.then(({ failure }) => failure);
  };

  /** Shows at once what is wanted, and goes back to what is if that can't be had. */
  const shareWithAll = async (wanted: boolean) => {
    setWantsAll(wanted);
    const failure = await change((now) => ({ ...now, shareWithAll: wanted }));
    setWantsAll((latest) => (latest === wanted ? null : latest));
    return failure;
  };

  return {
    settings: settings && { ...settings, sharedWithAll: wantsAll ?? settings.sharedWithAll },
    error: isFetching ? undefined : (error as ApiError | undefined),
    retry: () => void refetch(),
    change,
    shareWithAll,
  };
}

const wantedOf = ({ sharedWithAll, sharedWithUsers }: ShareSettings): Wanted => ({
  shareWithAll: sharedWithAll,
  emails: sharedWithUsers.map(({ email }) => email),
});

const wordsOf = ({ code, message }: ApiError): string =>
  WITHOUT_ANSWER.has(code) ? UNEXPECTED : message || FAILED;
