/** Why an e-mail address was refused, with the words for it (rules/accounts#administration). */
export const EMAIL_ERRORS = {
  EMAIL_BLANK: 'Email cannot be empty.',
  EMAIL_INVALID: 'Please enter a valid email address',
} as const;

export type EmailErrorCode = keyof typeof EMAIL_ERRORS;

/** The longest address that mail can be sent to, in characters. */
export const EMAIL_LENGTH = 254;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** The format of `<input type="email">`, with a dot in the domain. */
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i');

/**
 * An address as it is stored and compared: its ASCII letters in lower case. Lower-casing all letters could produce
 * another person's address: the Kelvin sign becomes the letter k.
 */
export const lowerCaseEmail = (email: string): string =>
  email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The error of an address; null if it looks like an address. */
export function emailErrorOf(email: string): EmailErrorCode | null {
  if (email.trim() === '') return 'EMAIL_BLANK';
  return email.length <= EMAIL_LENGTH && EMAIL.test(email) ? null : 'EMAIL_INVALID';
}
