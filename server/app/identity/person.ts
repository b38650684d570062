import { lowerCaseEmail } from '@domain/user';
import { z } from 'zod';

/** A person as a provider describes them. */
export interface Person {
  issuer: string;
  /** The provider's id of them, `sub`. */
  subject: string;
  name: string;
  /** In lower case. */
  email: string;
  /**
   * `email` if the provider has verified it, else null: only a verified address gives access
   * (rules/accounts#verified-address).
   */
  verifiedEmail: string | null;
}

const NAME_LENGTH = 200;
const CONTROL = /\p{Cc}/gu;

const claims = z.object({
  iss: z.string(),
  sub: z.string().regex(/^\P{Cc}{1,255}$/u),
  email: z
    .string()
    .max(320)
    .regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u)
    .transform(lowerCaseEmail),
  // Amazon Cognito sends the text.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  name: z.string().catch(''),
});

/** A provider that doesn't say which e-mail address a person has. */
export class NoAddress extends Error {
  override name = 'NoAddress';

  constructor() {
    super(
      'the provider names no e-mail address (the claim email); let it send that for the scope email',
    );
  }
}

/**
 * @throws NoAddress if a provider omits the address
 * @throws ZodError if it sends something else
 */
export function personOf(userInfo: Record<string, unknown>): Person {
  // Some providers send nothing else of a person without an address.
  if (userInfo['email'] == null || userInfo['email'] === '') throw new NoAddress();
  const { iss, sub, email, email_verified, name } = claims.parse(userInfo);
  const shownName = [...name.replace(CONTROL, ' ').trim()].slice(0, NAME_LENGTH).join('');
  return {
    issuer: iss,
    subject: sub,
    name: shownName || email.slice(0, email.indexOf('@')),
    email,
    verifiedEmail: email_verified ? email : null,
  };
}
