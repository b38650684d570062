import * as z from 'zod/mini';
import { HANDLE_ERRORS, HANDLE_FORM_TEXT } from '@domain/user';

/** What the form itself says of a handle; the rest is the server's to say (rules/accounts#handle-messages). */
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
