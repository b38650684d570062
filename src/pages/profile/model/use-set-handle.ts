import { useState } from 'react';
import { handleErrorText } from '@domain/user';
import { useUpdateUserProfileMutation } from '@/entities/user';
import { logError } from '@/shared/lib/log-error';

/** What the profile says when the call itself failed (rules/accounts#profile). */
const FAILED = 'An error occurred while updating your profile';

type Outcome = { ok: true } | { ok: false; reason: 'refused' | 'failed'; text: string };

/** Sends a handle; what is wrong comes back as the specification's words (rules/accounts#profile). */
export function useSetHandle() {
  const [update] = useUpdateUserProfileMutation();
  const [isPending, setPending] = useState(false);
  const send = async (handle: string): Promise<Outcome> => {
    setPending(true);
    const { data: codes, error } = await update({ handle });
    setPending(false);
    if (codes === undefined) {
      logError('Error updating the profile', error);
      return { ok: false, reason: 'failed', text: FAILED };
    }
    if (codes.length > 0) return { ok: false, reason: 'refused', text: handleErrorText(codes) };
    return { ok: true };
  };
  return { send, isPending };
}
