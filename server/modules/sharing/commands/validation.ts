import {
  MAX_SHARES,
  SHARE_ADDRESS_ERRORS,
  shareAddressErrorOf,
  toShareAddress,
} from '@domain/sharing';
import type { FieldError } from '@server/platform/graphql/field-error';
import type { SharingInput } from './share-settings';

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
