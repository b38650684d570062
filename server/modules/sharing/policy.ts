import {
  MAX_SHARES,
  SHARE_ADDRESS_ERRORS,
  shareAddressErrorOf,
  toShareAddress,
} from '@domain/sharing';
import type { FieldError } from '@server/graphql/field-error';
import type { SharingInput } from './commands';

/**
 * Whether somebody may see another player's collection or list (rules/sharing#who-may-see). Pages of shared things and
 * matches ask the same in SQL, since they look for it among all players: `queries/shared-page` and `match/repo`.
 *
 * @param facts whether it is shared with everyone, and with an address that the provider verified for the viewer
 */
export const maySee = (facts: { sharedWithAll: boolean; sharedWithViewer: boolean }): boolean =>
  facts.sharedWithAll || facts.sharedWithViewer;

/** Everything that is wrong with the addresses that something is to be shared with. */
export function validateShares(shareWith: SharingInput['shareWith']): FieldError[] {
  if (shareWith.length > MAX_SHARES) {
    return [{ field: 'shareWith', message: SHARE_ADDRESS_ERRORS.TOO_MANY, code: 'TOO_MANY' }];
  }
  const errors: FieldError[] = [];
  const added: string[] = [];
  for (const [at, { email }] of shareWith.entries()) {
    const code = shareAddressErrorOf(email, added);
    if (code === null) added.push(toShareAddress(email));
    else errors.push({ field: `shareWith.${at}.email`, message: SHARE_ADDRESS_ERRORS[code], code });
  }
  return errors;
}
