import {
  MAX_SHARES,
  SHARE_ADDRESS_ERRORS,
  shareAddressErrorOf,
  toShareAddress,
} from '@domain/sharing';
import type { Database } from '@server/db/database';
import { refusal } from '@server/errors';
import type { FieldError } from '@server/graphql/field-error';
import { holdAccount } from '@server/modules/user/commands/hold-account';
import { replaceShares, setSharedWithAll, type Owned } from '../settings-repo';
import { shareSettingsOf, type ShareSettings } from '../share-settings';

export interface AskedSharing {
  shareWithAll: boolean;
  /** All of them: whoever isn't named loses access. */
  shareWith: readonly { email: string }[];
}

export interface UpdateSharingResult {
  success: boolean;
  errors: FieldError[];
  /** As they are then, also beside errors. */
  settings: ShareSettings;
}

/**
 * Says who may see something, as a whole. An address that nobody has is shared with like any other (product 8).
 *
 * @throws UNAUTHENTICATED where the account was deleted meanwhile
 */
export async function updateSharing(
  database: Database,
  owned: Owned,
  { shareWithAll, shareWith }: AskedSharing,
): Promise<UpdateSharingResult> {
  const errors = mistakesIn(shareWith);
  if (errors.length > 0) {
    return { success: false, errors, settings: await shareSettingsOf(database, owned) };
  }
  const emails = shareWith.map(({ email }) => toShareAddress(email));
  const settings = await database.transaction(async (transaction) => {
    if (!(await holdAccount(transaction, owned.ownerId))) {
      throw refusal('UNAUTHENTICATED', 'Please sign in.');
    }
    await setSharedWithAll(transaction, owned, shareWithAll);
    await replaceShares(transaction, owned, emails);
    return shareSettingsOf(transaction, owned);
  });
  return { success: true, errors, settings };
}

function mistakesIn(shareWith: AskedSharing['shareWith']): FieldError[] {
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
