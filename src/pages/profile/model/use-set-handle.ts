import { useState, useCallback, useEffect } from 'react';
import * as z from 'zod/mini';
import { HANDLE_ERRORS, HANDLE_FORM_TEXT, handleErrorText } from '@domain/user';
import { useUpdateUserProfileMutation } from '@/entities/user';
import { logError } from '@/shared/lib/log-error';

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

/** Milliseconds for which a message of the profile is shown (rules/accounts#profile). */
const SHOWN_FOR = 3000;

/** A message that disappears after some seconds. @returns the text to show, null for none, and how to show one */
export function useTemporaryMessage(): [string | null, (text: string) => void] {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);
  const show = useCallback((text: string) => setMessage({ text }), []);
  return [message?.text ?? null, show];
}
