import { useState } from 'react';
import { HANDLE_ERRORS, HANDLE_FORM_TEXT, handleErrorText } from '@domain/user';
import { logError } from '@/shared/lib/log-error';
import { z } from '@/shared/lib/schema';
import { useUpdateUserProfileMutation } from '../api/user-api';

/** The form's own messages about a handle; the others are the server's (rules/accounts#handle-messages). */
export const handleForm = z.object({
  handle: z.string().check(
    z.toLowerCase(),
    z.refine((handle) => handle.trim() !== '', {
      error: HANDLE_ERRORS.HANDLE_BLANK,
      abort: true,
    }),
    z.regex(/^[a-z0-9_-]+$/, HANDLE_FORM_TEXT),
  ),
});

export type HandleForm = z.infer<typeof handleForm>;

/** The profile's message if the call itself failed (rules/accounts#profile). */
const FAILED = 'An error occurred while updating your profile';

type Outcome = { ok: true } | { ok: false; reason: 'refused' | 'failed'; text: string };

/** Sends a handle; errors are returned in the specification's words (rules/accounts#profile). */
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
