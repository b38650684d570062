import * as z from 'zod/mini';
import { EMAIL_ERRORS, emailErrorOf, lowerCaseEmail, type User } from '@domain/user';

/** What the form itself says; of handles, the server alone knows (rules/accounts#administration). */
export const userForm = z.object({
  email: z.string().check(
    z.trim(),
    z.refine((email) => emailErrorOf(email) !== 'EMAIL_BLANK', {
      error: EMAIL_ERRORS.EMAIL_BLANK,
      abort: true,
    }),
    z.refine((email) => emailErrorOf(email) === null, { error: EMAIL_ERRORS.EMAIL_INVALID }),
  ),
  handle: z.string().check(z.trim(), z.toLowerCase()),
});

export type UserForm = z.infer<typeof userForm>;

export const valuesOf = ({ email, handle }: User): UserForm => ({ email, handle: handle ?? '' });

/**
 * What differs from the account as it is; nothing else is sent (rules/accounts#administration). Addresses are compared
 * lower-case (rules/accounts#administration).
 */
export function changesOf(user: User, values: UserForm): Partial<UserForm> {
  const saved = valuesOf(user);
  return {
    ...(lowerCaseEmail(values.email) !== lowerCaseEmail(saved.email) && { email: values.email }),
    ...(values.handle !== saved.handle && { handle: values.handle }),
  };
}
