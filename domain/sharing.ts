import { EMAIL_ERRORS, emailErrorOf, lowerCaseEmail } from '@domain/user';

/** What a player can share. Who may see it is decided by the server, in `sharing/visibility`. */
export const SHARING_SUBJECTS = ['COLLECTION', 'WANT_LIST', 'SALE_LIST'] as const;
export type SharingSubject = (typeof SHARING_SUBJECTS)[number];

/** How many addresses one thing can be shared with. */
export const MAX_SHARES = 100;

/** Why something can't be shared with an address, with the words for it (rules/sharing#addresses-typed). */
export const SHARE_ADDRESS_ERRORS = {
  EMAIL_INVALID: EMAIL_ERRORS.EMAIL_INVALID,
  EMAIL_ADDED: 'This email has already been added',
  TOO_MANY: `You can share with ${MAX_SHARES} addresses at most. Remove one first.`,
} as const;

export type ShareAddressErrorCode = keyof typeof SHARE_ADDRESS_ERRORS;

/** An address as it is stored and compared: trimmed and in lower case. */
export const toShareAddress = (typed: string): string => lowerCaseEmail(typed.trim());

/**
 * The error of sharing with one more address; null if it is valid.
 *
 * @param typed the text as typed
 * @param added the addresses that already have access, in lower case
 */
export function shareAddressErrorOf(
  typed: string,
  added: readonly string[],
): ShareAddressErrorCode | null {
  if (emailErrorOf(typed.trim()) !== null) return 'EMAIL_INVALID';
  if (added.includes(toShareAddress(typed))) return 'EMAIL_ADDED';
  return added.length >= MAX_SHARES ? 'TOO_MANY' : null;
}
