import { useRef, useState } from 'react';
import type { CountField } from '@domain/preferences';
import { useUpdateCollectionPreferencesMutation } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';

export interface CountChoice {
  /** The count to show: the chosen one while it is being saved, else the saved one. */
  shown: number;
  isSaving: boolean;
  /** Why the last choice wasn't saved; null if nothing is wrong. */
  failure: string | null;
  choose: (count: number) => void;
}

/**
 * One count, which shows a choice at once. Its calls are sent one after another, so that the last choice wins; of
 * several choices made during a call only the last is sent. A failed choice reverts to the server's count
 * (rules/accounts#preferences).
 *
 * @param saved the server's count
 */
export function useCountChoice(field: CountField, saved: number): CountChoice {
  const [update] = useUpdateCollectionPreferencesMutation();
  const [wanted, setWanted] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const waiting = useRef<number | null>(null);
  const isSending = useRef(false);

  const send = async (count: number) => {
    const { data, error } = await update({ [field]: count });
    if (error) {
      logError('Error updating the preferences', error);
      return apiErrorOf(error).message;
    }
    return data.refusals.length > 0 ? data.refusals.join(' ') : null;
  };

  const choose = async (count: number) => {
    setFailure(null);
    setSaving(true);
    setWanted(count);
    waiting.current = count;
    if (isSending.current) return;
    isSending.current = true;
    let message: string | null = null;
    while (waiting.current !== null) {
      const next: number = waiting.current;
      waiting.current = null;
      message = await send(next);
    }
    isSending.current = false;
    setSaving(false);
    if (message !== null) setWanted(null);
    setFailure(message);
  };

  // The store has the saved count a frame after the call is done; until then the chosen one stays.
  if (!isSaving && wanted !== null && wanted === saved) setWanted(null);

  return {
    shown: wanted ?? saved,
    isSaving,
    failure,
    choose: (count) => void choose(count),
  };
}
